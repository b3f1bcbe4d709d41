package io.mazurka.classes.calls;

import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Actor;
import java.lang.ref.Cleaner;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls in place of a cleaner. Actions run only when {@code clean}
 * is called, and never because of the garbage collector.
 */
public final class CleanerCalls {

  private CleanerCalls() {}

  public static Cleaner.Cleanable register(Cleaner cleaner, Object object, Runnable action) {
    Actor actor = Actor.required();
    actor.run().subject().omissions().note(Omission.FINALIZERS, "Cleaner.register");
    return new Cleanable(action);
  }

  /** An action that is run once. */
  private static final class Cleanable implements Cleaner.Cleanable {

    private @Nullable Runnable action;

    Cleanable(Runnable action) {
      this.action = action;
    }

    @Override
    public void clean() {
      Runnable left = action;
      action = null;
      if (left != null) {
        left.run();
      }
    }
  }
}
