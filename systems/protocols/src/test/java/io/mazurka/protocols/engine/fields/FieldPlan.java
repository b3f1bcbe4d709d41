package io.mazurka.protocols.engine.fields;

import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.protocols.random.Vocabulary.Tally;
import io.mazurka.protocols.reference.GlobalState;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A random condition on the fields of a random protocol: as a text, and as a function that shares
 * nothing with the language.
 */
record FieldPlan(String text, Predicate<GlobalState> meaning) {

  private record NumberPlan(String text, ToIntFunction<GlobalState> meaning) {}

  /**
   * Draws a condition.
   *
   * @param names whether it may name single processes, not only roles
   */
  static FieldPlan draw(ProtocolPlan plan, Random random, boolean names, int depth) {
    int kind = random.nextInt(depth == 0 ? 5 : 8);
    return switch (kind) {
      case 0, 1 -> names ? compared(plan, random) : quantified(plan, random);
      case 2 -> quantified(plan, random);
      case 3 -> counted(plan, random);
      case 4 -> pairwise(plan, random);
      case 5, 6 ->
          joined(
              draw(plan, random, names, depth - 1), draw(plan, random, names, depth - 1), random);
      default -> {
        FieldPlan part = draw(plan, random, names, depth - 1);
        yield new FieldPlan("!(%s)".formatted(part.text), part.meaning.negate());
      }
    };
  }

  private static FieldPlan joined(FieldPlan left, FieldPlan right, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new FieldPlan(text(left, "&", right), left.meaning.and(right.meaning));
      case 1 -> new FieldPlan(text(left, "||", right), left.meaning.or(right.meaning));
      case 2 -> new FieldPlan(text(left, "->", right), left.meaning.negate().or(right.meaning));
      default ->
          new FieldPlan(
              text(left, "<->", right),
              state -> left.meaning.test(state) == right.meaning.test(state));
    };
  }

  private static String text(FieldPlan left, String operator, FieldPlan right) {
    return "(%s) %s (%s)".formatted(left.text, operator, right.text);
  }

  private static NumberPlan number(ProtocolPlan plan, Random random) {
    if (!plan.heard().isEmpty() && random.nextInt(4) == 0) {
      return new NumberPlan(
          "monitor.value", state -> ((Tally) state.monitors().values().iterator().next()).value());
    }
    int role = random.nextInt(plan.sizes().size());
    int member = random.nextInt(plan.sizes().get(role));
    String name = name(plan, role, member);
    return random.nextInt(3) == 0
        ? new NumberPlan(name + ".fuel", state -> local(state, name).fuel())
        : new NumberPlan(name + ".place", state -> local(state, name).place());
  }

  private static FieldPlan compared(ProtocolPlan plan, Random random) {
    NumberPlan left = number(plan, random);
    int constant = random.nextInt(plan.places() + 1);
    NumberPlan right =
        random.nextInt(3) == 0
            ? number(plan, random)
            : new NumberPlan(String.valueOf(constant), state -> constant);
    return switch (random.nextInt(4)) {
      case 0 ->
          new FieldPlan(
              left.text + " == " + right.text,
              state -> left.meaning.applyAsInt(state) == right.meaning.applyAsInt(state));
      case 1 ->
          new FieldPlan(
              left.text + " != " + right.text,
              state -> left.meaning.applyAsInt(state) != right.meaning.applyAsInt(state));
      case 2 ->
          new FieldPlan(
              left.text + " < " + right.text,
              state -> left.meaning.applyAsInt(state) < right.meaning.applyAsInt(state));
      default ->
          new FieldPlan(
              left.text + " + 1 >= " + right.text,
              state -> left.meaning.applyAsInt(state) + 1 >= right.meaning.applyAsInt(state));
    };
  }

  private static FieldPlan quantified(ProtocolPlan plan, Random random) {
    int role = random.nextInt(plan.sizes().size());
    int place = random.nextInt(plan.places());
    Predicate<Local> there = local -> local.place() == place;
    return random.nextBoolean()
        ? new FieldPlan(
            "(forall x in %s: x.place != %d)".formatted(letter(role), place),
            state -> locals(plan, role, state).stream().noneMatch(there))
        : new FieldPlan(
            "exists x in %s: x.place = %d".formatted(letter(role), place),
            state -> locals(plan, role, state).stream().anyMatch(there));
  }

  private static FieldPlan counted(ProtocolPlan plan, Random random) {
    int role = random.nextInt(plan.sizes().size());
    int place = random.nextInt(plan.places());
    int most = random.nextInt(3);
    return random.nextBoolean()
        ? new FieldPlan(
            "count(x in %s: x.place = %d) <= %d".formatted(letter(role), place, most),
            state ->
                locals(plan, role, state).stream().filter(one -> one.place() == place).count()
                    <= most)
        : new FieldPlan(
            "(sum x in %s: x.place * 2) %% 3 = %d".formatted(letter(role), most),
            state ->
                locals(plan, role, state).stream().mapToInt(one -> 2 * one.place()).sum() % 3
                    == most);
  }

  private static FieldPlan pairwise(ProtocolPlan plan, Random random) {
    int role = random.nextInt(plan.sizes().size());
    int place = random.nextInt(plan.places());
    return new FieldPlan(
        "(forall x, y in %s: x != y & x.place = %d -> y.place != %d)"
            .formatted(letter(role), place, place),
        state ->
            locals(plan, role, state).stream().filter(one -> one.place() == place).count() <= 1);
  }

  private static String letter(int role) {
    return String.valueOf((char) ('a' + role));
  }

  private static String name(ProtocolPlan plan, int role, int member) {
    return plan.sizes().get(role) == 1 ? letter(role) : letter(role) + (member + 1);
  }

  private static List<Local> locals(ProtocolPlan plan, int role, GlobalState state) {
    Function<Integer, Local> local = member -> local(state, name(plan, role, member));
    return IntStream.range(0, plan.sizes().get(role)).boxed().map(local).toList();
  }

  private static Local local(GlobalState state, String name) {
    return state.locals().entrySet().stream()
        .filter(entry -> entry.getKey().toString().equals(name))
        .map(entry -> (Local) entry.getValue())
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String toString() {
    return text;
  }
}
