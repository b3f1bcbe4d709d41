package io.mazurka.protocols.random;

import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.testkit.Plan;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A random condition on the local states of several processes, written in one of the ways in which
 * people write them.
 *
 * @param table bits that say which local states, and which pairs of them, are fine
 * @param parts the conditions it is made of, if its form has any
 */
public record ConditionPlan(Form form, long table, List<ConditionPlan> parts)
    implements Plan<ConditionPlan>, Predicate<List<Local>> {

  /** The ways in which conditions are written. */
  public enum Form {
    ALL,
    ANY,
    NONE,
    ALL_PAIRS,
    NO_PAIR,
    SOME_PAIR,
    GUARDED_PAIRS,
    ALL_TRIPLES,
    FILTERED,
    COUNT,
    DISTINCT,
    SUM,
    FLAT,
    FIRST,
    LOOP,
    ENDS,
    REMEMBERING,
    COUNTING,
    THROWING,
    AND,
    OR,
    NOT;

    private int parts() {
      return this == NOT ? 1 : this == AND || this == OR ? 2 : 0;
    }
  }

  public static ConditionPlan draw(Random random) {
    return draw(random, 2);
  }

  private static ConditionPlan draw(Random random, int depth) {
    Form[] forms = Form.values();
    Form form = forms[random.nextInt(forms.length - (depth == 0 ? 3 : 0))];
    long table = random.nextLong();
    for (int sparse = random.nextInt(3); sparse > 0; sparse--) {
      table |= random.nextLong();
    }
    return new ConditionPlan(
        form, table, Stream.generate(() -> draw(random, depth - 1)).limit(form.parts()).toList());
  }

  @Override
  public Stream<ConditionPlan> smaller() {
    return Stream.concat(
        parts.stream(),
        Stream.iterate(0, index -> index < parts.size(), index -> index + 1)
            .flatMap(index -> parts.get(index).smaller().map(part -> with(index, part))));
  }

  private ConditionPlan with(int index, ConditionPlan part) {
    return new ConditionPlan(
        form,
        table,
        Stream.iterate(0, at -> at < parts.size(), at -> at + 1)
            .map(at -> at == index ? part : parts.get(at))
            .toList());
  }

  private boolean isFine(Local local) {
    return (table >> ((5 * local.place() + local.fuel()) & 15) & 1) > 0;
  }

  private boolean areFine(Local one, Local two) {
    int bit = 7 * one.place() + 13 * two.place() + 3 * one.fuel() * two.fuel();
    return (table >> (16 + bit % 48) & 1) > 0;
  }

  @Override
  public boolean test(List<Local> all) {
    int few = (int) (table & 1);
    return switch (form) {
      case ALL -> all.stream().allMatch(this::isFine);
      case ANY -> all.stream().anyMatch(this::isFine);
      case NONE -> all.stream().noneMatch(local -> isFine(local));
      case ALL_PAIRS ->
          all.stream().allMatch(one -> all.stream().allMatch(two -> areFine(one, two)));
      case NO_PAIR ->
          all.stream().noneMatch(one -> all.stream().anyMatch(two -> !areFine(one, two)));
      case SOME_PAIR ->
          all.stream().anyMatch(one -> all.stream().allMatch(two -> areFine(one, two)));
      case GUARDED_PAIRS ->
          all.stream()
              .allMatch(
                  one ->
                      isFine(one)
                          || all.stream()
                              .filter(two -> isFine(two))
                              .allMatch(two -> areFine(one, two)));
      case ALL_TRIPLES ->
          all.stream()
              .allMatch(
                  one ->
                      all.stream()
                          .allMatch(
                              two ->
                                  all.stream()
                                      .allMatch(
                                          three -> areFine(one, two) || areFine(two, three))));
      case FILTERED -> all.stream().filter(this::isFine).map(Local::place).allMatch(p -> p > few);
      case COUNT -> all.stream().filter(local -> !isFine(local)).count() <= few;
      case DISTINCT -> all.stream().map(Local::place).distinct().count() <= few + 1;
      case SUM -> all.stream().mapToInt(Local::place).sum() <= 2 + few;
      case FLAT ->
          all.stream().flatMap(local -> Stream.of(local.place(), 1)).distinct().count() < 3;
      case FIRST -> all.stream().filter(this::isFine).findFirst().map(Local::fuel).orElse(0) <= few;
      case LOOP -> isFineInLoops(all);
      case ENDS -> areFine(all.get(0), all.get(all.size() - 1));
      case REMEMBERING -> {
        Set<Integer> places = new HashSet<>();
        yield all.stream().allMatch(local -> places.add(local.place()));
      }
      case COUNTING -> {
        int[] count = new int[1];
        yield all.stream().filter(local -> isFine(local) && count[0]++ > few).count() == 0;
      }
      case THROWING ->
          all.stream()
              .allMatch(
                  one -> all.stream().allMatch(two -> 7 / (one.place() + two.place() - 3) < 7));
      case AND -> parts.get(0).test(all) && parts.get(1).test(all);
      case OR -> parts.get(0).test(all) || parts.get(1).test(all);
      case NOT -> !parts.get(0).test(all);
    };
  }

  private boolean isFineInLoops(List<Local> all) {
    for (Local one : all) {
      for (int index = 0; index < all.size(); index++) {
        if (isFine(one) && !areFine(one, all.get(index))) {
          return false;
        }
      }
    }
    return true;
  }
}
