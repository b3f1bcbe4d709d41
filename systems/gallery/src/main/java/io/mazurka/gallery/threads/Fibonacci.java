package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;

/**
 * Two threads add two variables to each other n times, as in the competition on software
 * verification; a third one reads both.
 */
public final class Fibonacci extends ScalableProgram {

  /**
   * A thread: the rounds it has done, its step within the current round, and the sum it has read.
   */
  record Adding(int round, int step, int sum) {}

  /** A model is made without arguments, so that its class name is enough to check it. */
  public Fibonacci() {
    super("fibonacci", "two threads add two variables to each other n times", 1, 1, 5);
  }

  @Override
  void declare(Scope scope, int n) {
    IntegerVariable i = scope.integer("i", 1);
    IntegerVariable j = scope.integer("j", 1);
    scope.thread("A", new Adding(0, 0, 0), local -> add(i, j, local, n));
    scope.thread("B", new Adding(0, 0, 0), local -> add(j, i, local, n));
    scope.sequence("C", i.reading(), j.reading());
  }

  private static Next<Adding> add(
      IntegerVariable own, IntegerVariable other, Adding local, int rounds) {
    if (local.round() == rounds) {
      return Next.end();
    }
    return switch (local.step()) {
      case 0 -> own.reading().then(value -> new Adding(local.round(), 1, value));
      case 1 -> other.reading().then(value -> new Adding(local.round(), 2, local.sum() + value));
      default -> own.writing(local.sum()).to(new Adding(local.round() + 1, 0, 0));
    };
  }
}
