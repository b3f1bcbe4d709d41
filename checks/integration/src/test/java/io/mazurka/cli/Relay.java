package io.mazurka.cli;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import io.mazurka.kernel.trace.TraceStep.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * A sender sends n tokens and a receiver receives them: written against the kernel alone. The
 * invariant {@code few} says that fewer than n tokens are received, {@code order} that none is
 * received before it is sent; when all are received, nothing can happen any more.
 */
public class Relay implements Model {

  @Override
  public String name() {
    return "relay";
  }

  @Override
  public String summary() {
    return "tokens from a sender to a receiver";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("n", 2, 1, 1_000_000));
  }

  @Override
  public Checkable create(Arguments arguments) {
    int tokens = arguments.get("n");
    return options -> compiled(new Tokens(tokens, false), few(tokens));
  }

  static CompiledModel compiled(Tokens system, StateProperty few) {
    StateProperty order = invariant("order", state -> state[1] <= state[0]);
    return new CompiledModel(system, List.of(few, order), false, List.of());
  }

  static StateProperty few(int tokens) {
    return invariant("few", state -> state[1] < tokens);
  }

  /** A predicate over state vectors. */
  interface Predicate {
    boolean test(int[] state);
  }

  static StateProperty invariant(String name, Predicate predicate) {
    return new SimpleInvariant(name, predicate::test, state -> "the receiver has " + state[1]);
  }

  /** The state is the number of tokens sent and received; steps may be enumerated backwards. */
  record Tokens(int tokens, boolean backwards, int limit) implements TransitionSystem, Renderer {

    Tokens(int tokens, boolean backwards) {
      this(tokens, backwards, tokens);
    }

    @Override
    public List<Transition> transitions() {
      return List.of(new Transition(0, "sender", "send"), new Transition(1, "receiver", "receive"));
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[] {0, 0});
    }

    private List<Integer> enabled(int[] state) {
      List<Integer> enabled = new ArrayList<>();
      if (state[0] < tokens) {
        enabled.add(0);
      }
      if (state[1] < state[0]) {
        enabled.add(backwards ? 0 : enabled.size(), 1);
      }
      return enabled;
    }

    @Override
    public Cursor cursor() {
      return new Cursor() {
        private int[] state = {};
        private List<Integer> enabled = List.of();

        @Override
        public int load(int[] loaded) {
          state = loaded;
          enabled = enabled(loaded);
          return enabled.size();
        }

        @Override
        public int transition(int step) {
          return enabled.get(step);
        }

        @Override
        public void fire(int step, Changes changes) {
          int slot = enabled.get(step);
          if (state[slot] == limit) {
            throw tooLarge(limit);
          }
          changes.set(slot, state[slot] + 1);
          changes.endStep();
        }
      };
    }

    @Override
    public SlotValues values() {
      return PlainValues.unbounded();
    }

    @Override
    public Renderer renderer() {
      return this;
    }

    @Override
    public List<String> components() {
      return List.of("sender", "receiver");
    }

    @Override
    public List<String> state(int[] state) {
      return List.of("sent=" + state[0], "received=" + state[1]);
    }

    @Override
    public TraceStep step(int[] state, int step) {
      int transition = enabled(state).get(step);
      String token = "Token(%d)".formatted(state[transition] + 1);
      int before = state[transition];
      return transition == 0
          ? new TraceStep(
              "sender",
              "send",
              List.of(),
              List.of(new Message("receiver", token)),
              List.of(new Change("sender", "sent=" + before, "sent=" + (before + 1))))
          : new TraceStep(
              "receiver",
              "receive",
              List.of(new Message("sender", token)),
              List.of(),
              List.of(new Change("receiver", "received=" + before, "received=" + (before + 1))));
    }
  }

  /** The same, with its steps in another order. */
  public static final class Backwards extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      int tokens = arguments.get("n");
      return options -> compiled(new Tokens(tokens, true), few(tokens));
    }
  }

  /** A repaired relay: there are fewer tokens. */
  public static final class Shorter extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      int tokens = arguments.get("n");
      return options -> compiled(new Tokens(tokens - 1, false), few(tokens));
    }
  }

  /** A relay that may receive all. */
  public static final class Generous extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      int tokens = arguments.get("n");
      return options -> compiled(new Tokens(tokens, false), few(tokens + 1));
    }
  }

  /** A relay that allows no third token. */
  public static final class Overgrown extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      return options -> compiled(new Tokens(arguments.get("n"), false, 2), few(1_000));
    }
  }

  /** A relay that is too large before it runs. */
  public static final class OvergrownAtOnce extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      return options -> {
        throw tooLarge(0);
      };
    }
  }

  private static ModelTooLargeException tooLarge(int limit) {
    return new ModelTooLargeException(
        "the relay has more than %d tokens".formatted(limit), "remedy: send fewer");
  }

  /** A relay whose system is not small enough even to compile. */
  public static final class Hungry extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      return options -> {
        throw new OutOfMemoryError("no room for tables");
      };
    }
  }

  /** A relay that shows a fault of the checker. */
  public static final class Faulty extends Relay {
    @Override
    public Checkable create(Arguments arguments) {
      throw new IllegalStateException("this cannot be");
    }
  }
}
