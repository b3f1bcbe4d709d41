package io.mazurka.guarded.symmetry;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random program of like processes as data, which may be spoiled in one place. Process {@code i}
 * has a counter and a flag, each pair has a flag, and a number and the name of a process are
 * shared.
 *
 * @param rules what each process does
 * @param spoiled where the first process differs from the others
 * @param anyTurn whether the shared name is any name initially, or that of the first process
 */
record TwinPlan(int copies, List<RulePlan> rules, Spoiled spoiled, boolean anyTurn, long order)
    implements Plan<TwinPlan> {

  /** The place in which the first process is not like the others. */
  enum Spoiled {
    NOTHING,
    INITIAL_FLAG,
    COUNTER_OF_A_RULE,
    RULE_LEFT_OUT,
    NAME_THAT_IS_ASSIGNED,
    INVARIANT,
    FORMULA
  }

  /** A literal of a guard; {@code j} is another process, one command for each. */
  enum Test {
    COUNTER,
    OWN_FLAG,
    ALL_OTHER_FLAGS,
    SOME_OTHER_FLAG,
    FLAG_OF_J,
    SHARED,
    LEAST_COUNTER,
    MY_TURN,
    FLAG_OF_TURN,
    FLAG_TO_J,
    FLAG_FROM_J,
    SOME_FLAG_TO_ME
  }

  /** An assignment. */
  enum Change {
    COUNTER,
    OWN_FLAG,
    SHARED,
    SHARED_NEXT,
    MY_TURN,
    TURN_OF_J,
    FLAG_TO_J,
    FLAG_FROM_J,
    FLAG_OF_TURN
  }

  /** A literal with a number. */
  record Literal(Test test, int number) {
    @Override
    public String toString() {
      return test + " " + number;
    }
  }

  /** An assignment with a number. */
  record Effect(Change change, int number) {
    @Override
    public String toString() {
      return change + " := " + number;
    }
  }

  /** A rule: one command of each process, or one for each other process. */
  record RulePlan(List<Literal> guard, List<Effect> effects) {

    boolean isOfTwo() {
      return guard.stream().anyMatch(literal -> literal.test().name().endsWith("_J"))
          || effects.stream().anyMatch(effect -> effect.change().name().endsWith("_J"));
    }

    Stream<RulePlan> smaller() {
      return Stream.concat(
          Cuts.of(guard, 0).map(fewer -> new RulePlan(fewer, effects)),
          Cuts.of(effects, 1).map(fewer -> new RulePlan(guard, fewer)));
    }

    @Override
    public String toString() {
      return guard + " -> " + effects;
    }
  }

  static TwinPlan draw(long seed) {
    Random random = new Random(seed);
    List<RulePlan> rules = new ArrayList<>();
    for (int rule = 2 + random.nextInt(3); rule > 0; rule--) {
      int from = random.nextInt(3);
      List<Literal> guard = new ArrayList<>(List.of(new Literal(Test.COUNTER, from)));
      for (int more = random.nextInt(3); more > 0; more--) {
        Test test = Test.values()[random.nextInt(Test.values().length)];
        guard.add(new Literal(test, random.nextInt(2)));
      }
      List<Effect> effects = new ArrayList<>();
      if (random.nextInt(4) > 0) {
        effects.add(new Effect(Change.COUNTER, (from + 1 + random.nextInt(2)) % 3));
      }
      List<Change> changes = new ArrayList<>(List.of(Change.values()));
      Collections.shuffle(changes, random);
      changes.remove(Change.COUNTER);
      for (int more = random.nextInt(2) + (effects.isEmpty() ? 1 : 0); more > 0; more--) {
        effects.add(new Effect(changes.remove(0), random.nextInt(2)));
      }
      rules.add(new RulePlan(List.copyOf(guard), distinct(effects)));
    }
    Spoiled[] places = Spoiled.values();
    Spoiled spoiled =
        random.nextBoolean() ? Spoiled.NOTHING : places[random.nextInt(places.length)];
    return new TwinPlan(
        2 + random.nextInt(2), List.copyOf(rules), spoiled, random.nextInt(3) > 0, seed);
  }

  /** A flag is assigned once only. */
  private static List<Effect> distinct(List<Effect> effects) {
    boolean own = effects.stream().anyMatch(one -> one.change() == Change.OWN_FLAG);
    boolean shared = effects.stream().anyMatch(one -> one.change() == Change.SHARED);
    boolean turn = effects.stream().anyMatch(one -> one.change() == Change.MY_TURN);
    return effects.stream()
        .filter(one -> !(own && one.change() == Change.FLAG_OF_TURN))
        .filter(one -> !(shared && one.change() == Change.SHARED_NEXT))
        .filter(one -> !(turn && one.change() == Change.TURN_OF_J))
        .toList();
  }

  @Override
  public Stream<TwinPlan> smaller() {
    return Stream.of(Cuts.of(rules, 1), Cuts.inside(rules, RulePlan::smaller))
        .flatMap(lists -> lists)
        .map(fewer -> new TwinPlan(copies, fewer, spoiled, anyTurn, order));
  }

  @Override
  public String toString() {
    return "%d copies, spoiled: %s, any turn: %s\n%s"
        .formatted(
            copies,
            spoiled,
            anyTurn,
            rules.stream().map(RulePlan::toString).collect(Collectors.joining("\n")));
  }
}
