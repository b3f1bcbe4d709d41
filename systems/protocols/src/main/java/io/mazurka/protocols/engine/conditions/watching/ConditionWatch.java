package io.mazurka.protocols.engine.conditions.watching;

import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.FAILS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.HOLDS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.NEVER;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.THROWS;

import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Kind;
import io.mazurka.protocols.engine.conditions.watching.WatchedValues.Thrown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Watches how a condition decides, for all combinations of values at once. It calls the condition
 * repeatedly, each time on another path through the choices that the condition meets, like the
 * dynamic symbolic execution of Godefroid, Klarlund and Sen (2005). A choice is either between the
 * values of a position that look different to the condition, or whether a function that the
 * condition passes to a stream holds for all positions (or for any). Such a function is called for
 * each value and watched separately in the same way. This is sound because conditions are pure: a
 * function passes on what it saw only by its result, provided that calling it changed none of the
 * objects it holds.
 */
public final class ConditionWatch {

  private final DecisionGraph graph;
  private final List<WatchedValues> raw;
  private final Effort effort;
  private final ProcessorTime time = new ProcessorTime();
  private final LongLived longLived;
  private final boolean functions;
  private int[][] possible;
  private Way way = new Way();
  private double ways = 1;
  private long calls;
  private boolean suspended;
  private boolean thrown;
  private @Nullable UndividedException stopped;

  /** The choices on the current path through one function. */
  private static final class Way {
    private final List<Choice> choices = new ArrayList<>();
    private int at;
  }

  /**
   * @param values the values of each position
   * @param functions whether functions that are passed to streams are watched separately
   */
  public ConditionWatch(
      DecisionGraph graph,
      List<List<Object>> values,
      LongLived longLived,
      Effort effort,
      boolean functions) {
    this.graph = graph;
    this.longLived = longLived;
    this.effort = effort;
    this.functions = functions;
    this.raw = new ArrayList<>();
    this.possible = new int[values.size()][];
    for (int position = 0; position < possible.length; position++) {
      raw.add(new WatchedValues(position, values.get(position).toArray()));
      possible[position] = new int[values.get(position).size()];
      Arrays.setAll(possible[position], value -> value);
    }
  }

  /** The decision of a condition on all positions. */
  public int decision(Predicate<List<Object>> condition) {
    WatchedStates states = new WatchedStates(this, 0, raw.size());
    return watch(() -> condition.test(states));
  }

  boolean watchesFunctions() {
    return functions;
  }

  WatchedValues values(int position) {
    return raw.get(position);
  }

  private int watch(BooleanSupplier function) {
    Way outer = way;
    int[][] before = possible;
    double waysBefore = ways;
    Way own = new Way();
    try {
      while (true) {
        way = own;
        own.at = 0;
        possible = before;
        ways = waysBefore;
        int decision = call(function);
        while (!own.choices.isEmpty()) {
          Choice last = own.choices.get(own.choices.size() - 1);
          if (last.advance(decision)) {
            break;
          }
          decision = last.decision(graph);
          own.choices.remove(own.choices.size() - 1);
        }
        if (own.choices.isEmpty()) {
          return decision;
        }
      }
    } finally {
      way = outer;
      possible = before;
      ways = waysBefore;
    }
  }

  private int call(BooleanSupplier function) {
    calls++;
    if (calls > effort.calls() || ((calls & 0xfff) == 0 && time.seconds() > effort.seconds())) {
      throw stop("it would take too long", false);
    }
    int decision;
    try {
      decision = function.getAsBoolean() ? HOLDS : FAILS;
      if (thrown) {
        throw stop("it catches what it makes a stream throw", false);
      }
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      decision = THROWS;
    }
    thrown = false;
    if (stopped != null) {
      throw stopped;
    }
    return decision;
  }

  /**
   * The exception that stands for whatever a function threw. A condition that catches it could
   * depend on which exception it was, so watching then stops.
   */
  private RuntimeException thrownBefore() {
    thrown = true;
    return new IllegalStateException("a function that was handed to a stream threw");
  }

  /** Stops watching. The exception is remembered, in case the condition catches it. */
  UndividedException stop(String reason, boolean retried) {
    stopped = new UndividedException(reason, retried);
    return stopped;
  }

  private void multiply(double options, double most) {
    ways *= options;
    if (ways > most) {
      throw stop("it would take too long", false);
    }
  }

  private <C extends Choice> C follow(C choice) {
    multiply(
        choice.options(),
        (double) (choice instanceof ValueChoice ? effort.ways() : effort.calls()));
    for (int position = 0; position < possible.length; position++) {
      int[] left = choice.left(position, possible[position]);
      if (left != possible[position]) {
        possible = possible.clone();
        possible[position] = left;
      }
    }
    return choice;
  }

  private @Nullable Choice recalled() {
    if (suspended) {
      throw stop("a function that it hands to a stream looks at more than it is given", true);
    }
    return way.at < way.choices.size() ? way.choices.get(way.at) : null;
  }

  /**
   * Takes the choice that was recorded here on an earlier call, or else records and takes {@code
   * fresh}.
   */
  @SuppressWarnings("unchecked")
  private <C extends Choice> C choose(C fresh, @Nullable Choice recalled) {
    if (recalled == null) {
      way.choices.add(fresh);
    } else if (!recalled.isSame(fresh)) {
      throw stop("it does not decide alike each time", false);
    }
    way.at++;
    return follow(recalled == null ? fresh : (C) recalled);
  }

  /** The value that the condition sees at a position, on the current path. */
  @Nullable Object see(WatchedValues values) {
    int[] candidates = possible[values.position()];
    Choice recalled = recalled();
    int value = candidates[0];
    if (candidates.length > 1) {
      List<int[]> classes = values.classes(candidates);
      if (classes.size() > 1) {
        ValueChoice fresh = new ValueChoice(values.position(), values.size(), classes);
        value = choose(fresh, recalled).representative();
      }
    }
    if (values.seen(value) instanceof Thrown) {
      throw thrownBefore();
    }
    return values.seen(value);
  }

  /**
   * The values after a function was applied to them; null if the function may depend on anything
   * else.
   */
  @Nullable List<WatchedValues> map(
      List<WatchedValues> all, Object function, UnaryOperator<@Nullable Object> call) {
    return withFunction(
        function,
        () -> all.stream().map(values -> values.map(possible[values.position()], call)).toList(),
        true);
  }

  private <T> @Nullable T withFunction(Object function, Supplier<T> work, boolean alone) {
    boolean wasSuspended = suspended;
    suspended = true;
    try {
      FunctionState before = FunctionState.of(function, longLived);
      if (before == null) {
        return null;
      }
      suspended = alone || wasSuspended;
      T result = work.get();
      suspended = true;
      if (!before.equals(FunctionState.of(function, longLived))) {
        throw stop("a function that it hands to a stream changes something", true);
      }
      return result;
    } finally {
      suspended = wasSuspended;
    }
  }

  /**
   * Whether a function holds for all values, or for any; null if the function cannot be watched
   * separately.
   */
  @Nullable Boolean quantify(
      Kind kind, List<WatchedValues> all, Predicate<@Nullable Object> function) {
    Choice recalled = recalled();
    RowsChoice choice;
    if (recalled == null) {
      List<DecisionRow> rows = withFunction(function, () -> rows(kind, all, function), false);
      if (rows == null) {
        choose(new OnlyChoice(), null);
        return null;
      }
      choice = choose(RowsChoice.of(kind, rows, graph), null);
    } else if (recalled instanceof RowsChoice known && known.isAbout(kind, all)) {
      choice = choose(known, known);
    } else {
      choose(new OnlyChoice(), recalled);
      return null;
    }
    if (choice.outcome() == THROWS) {
      throw thrownBefore();
    }
    return choice.outcome() == HOLDS;
  }

  private List<DecisionRow> rows(
      Kind kind, List<WatchedValues> all, Predicate<@Nullable Object> function) {
    double before = ways;
    multiply(
        Math.max(1, all.stream().mapToInt(values -> possible[values.position()].length).sum()),
        (double) effort.calls());
    List<DecisionRow> rows = all.stream().map(values -> row(kind, values, function)).toList();
    ways = before;
    return rows;
  }

  private DecisionRow row(Kind kind, WatchedValues values, Predicate<@Nullable Object> function) {
    int position = values.position();
    int[][] before = possible;
    int[] decisions = new int[values.size()];
    Arrays.fill(decisions, NEVER);
    for (int value : before[position]) {
      Object seen = values.seen(value);
      if (seen == WatchedValues.SKIPPED) {
        decisions[value] = kind == Kind.ALL ? HOLDS : FAILS;
      } else if (seen instanceof Thrown) {
        decisions[value] = THROWS;
      } else {
        possible = before.clone();
        possible[position] = new int[] {value};
        decisions[value] = watch(() -> function.test(seen));
      }
    }
    possible = before;
    return new DecisionRow(position, decisions);
  }
}
