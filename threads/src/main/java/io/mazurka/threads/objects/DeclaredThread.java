package io.mazurka.threads.objects;

/** A thread of a program: its number, its name and what it does. */
public record DeclaredThread(int number, String name, ThreadBody body) {}
