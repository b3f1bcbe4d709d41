package io.mazurka.cluster.random;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.simple.SimpleModel;
import io.mazurka.lpor.Relations;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cyclic counters, whose moves may depend on one other counter: a system with many cycles, in which
 * only a proviso prevents that a move is put off for ever.
 *
 * @param sizes the number of values of each counter
 * @param moves the moves that change them
 * @param forbidden the value of the last counter that must not come up
 */
public record CyclicPlan(List<Integer> sizes, List<Move> moves, int forbidden)
    implements Plan<CyclicPlan> {

  /**
   * A move of a counter from one value to another. If {@code other} is another counter, it must
   * have the value {@code wanted}.
   *
   * @param optional whether executions may end without it
   */
  public record Move(int counter, int from, int to, int other, int wanted, boolean optional) {

    boolean reads(int slot) {
      return slot == counter || slot == other;
    }

    boolean touches(Move move) {
      return move.reads(counter) || reads(move.counter);
    }
  }

  public static CyclicPlan draw(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
    List<Integer> sizes = new ArrayList<>();
    for (int left = 2 + random.nextInt(3); left > 0; left--) {
      sizes.add(2 + random.nextInt(3));
    }
    boolean mishaps = random.nextInt(3) == 0;
    List<Move> moves = new ArrayList<>();
    for (int counter = 0; counter < sizes.size(); counter++) {
      int size = sizes.get(counter);
      boolean round = random.nextInt(4) > 0;
      for (int value = 0; value < size - (round ? 0 : 1); value++) {
        boolean free = random.nextInt(3) > 0;
        int other = free ? counter : random.nextInt(sizes.size());
        int wanted = other == counter ? value : random.nextInt(sizes.get(other));
        boolean optional = mishaps && random.nextBoolean();
        moves.add(new Move(counter, value, (value + 1) % size, other, wanted, optional));
      }
    }
    return new CyclicPlan(sizes, moves, 1 + random.nextInt(sizes.get(sizes.size() - 1)));
  }

  Checkable model() {
    List<Transition> transitions =
        IntStream.range(0, moves.size())
            .mapToObj(
                number ->
                    new Transition(
                        number,
                        "c" + moves.get(number).counter(),
                        "m" + number,
                        moves.get(number).optional()))
            .toList();
    List<String> names =
        IntStream.range(0, sizes.size()).mapToObj(slot -> "c" + slot).collect(Collectors.toList());
    int last = sizes.size() - 1;
    List<Property> properties =
        List.of(
            new SimpleInvariant(
                "forbidden", state -> state[last] != forbidden, state -> "it came up"));
    DeterministicSystem system =
        new DeterministicSystem(names, transitions) {
          @Override
          public List<int[]> initialStates() {
            return List.of(new int[sizes.size()]);
          }

          @Override
          public boolean isEnabled(int[] state, int transition) {
            Move move = moves.get(transition);
            return state[move.counter()] == move.from() && state[move.other()] == move.wanted();
          }

          @Override
          public void fire(int[] state, int transition, Changes changes) {
            changes.set(moves.get(transition).counter(), moves.get(transition).to());
          }
        };
    return new SimpleModel(system, properties, relations(last), true);
  }

  /** The same model with a reduction that needs a fully expanded state on every cycle. */
  public Checkable strictModel() {
    Checkable model = model();
    return new Checkable() {
      @Override
      public CompiledModel compile(CheckOptions options) {
        CompiledModel compiled = model.compile(options);
        return new CompiledModel(
            compiled.system(),
            compiled.properties(),
            false,
            List.of(),
            checked -> strict(compiled.reducer().reduce(checked)));
      }

      @Override
      public Features features() {
        return model.features();
      }
    };
  }

  private static Reduction strict(Reduction reduction) {
    return !reduction.reduces()
        ? reduction
        : new Reduction() {
          @Override
          public String description() {
            return reduction.description();
          }

          @Override
          public Contract contract() {
            return Contract.forLinearTime(true);
          }

          @Override
          public Selector selector() {
            return reduction.selector();
          }
        };
  }

  private Relations<Transition> relations(int last) {
    return new Relations<>() {
      @Override
      public boolean isDependent(Transition first, Transition second) {
        return move(first).touches(move(second));
      }

      @Override
      public boolean canEnable(Transition first, Transition second) {
        return move(second).reads(move(first).counter());
      }

      @Override
      public boolean isVisible(Transition transition) {
        return move(transition).counter() == last;
      }
    };
  }

  private Move move(Transition transition) {
    return moves.get(transition.number());
  }

  @Override
  public Stream<CyclicPlan> smaller() {
    return Cuts.of(moves).map(fewer -> new CyclicPlan(sizes, fewer, forbidden));
  }
}
