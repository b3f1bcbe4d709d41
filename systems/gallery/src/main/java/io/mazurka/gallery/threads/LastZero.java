package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedArray;
import io.mazurka.threads.operations.Next;

/**
 * A thread searches for the last zero in an array whose elements other threads count up (Abdulla,
 * Aronis, Jonsson and Sagonas 2014). Source sets run into traces that were explored before; wakeup
 * trees do not.
 */
public final class LastZero extends ScalableProgram {

  private static final int FOUND = -1;

  /** A counting thread: its step, and the value it has read. */
  record Counting(int step, int value) {}

  /** A model is made without arguments, so that its class name is enough to check it. */
  public LastZero() {
    super("lastzero", "one thread seeks the last zero in cells that n others count up", 5, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    SharedArray<Integer> array = scope.array("array", n + 1, 0);
    scope.<Integer>thread(
        "seeker",
        n,
        cell ->
            cell == FOUND
                ? Next.end()
                : array.at(cell).reading().then(value -> value == 0 ? FOUND : cell - 1));
    for (int j = 1; j <= n; j++) {
      int cell = j;
      scope.<Counting>thread(
          "counter-" + j,
          new Counting(0, 0),
          local ->
              switch (local.step()) {
                case 0 -> array.at(cell - 1).reading().then(value -> new Counting(1, value));
                case 1 -> array.at(cell).writing(local.value() + 1).to(new Counting(2, 0));
                default -> Next.end();
              });
    }
  }
}
