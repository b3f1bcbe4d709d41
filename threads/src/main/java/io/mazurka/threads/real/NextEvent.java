package io.mazurka.threads.real;

/** The thread that a schedule takes next, and the alternative of its event. */
record NextEvent(int thread, int alternative) {}
