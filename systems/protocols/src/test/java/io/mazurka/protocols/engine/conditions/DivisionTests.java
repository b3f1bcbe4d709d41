package io.mazurka.protocols.engine.conditions;

import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import io.mazurka.protocols.random.ConditionPlan;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What random conditions are found to depend on, tried on all combinations of values. */
class DivisionTests {

  private static final int DRAWS = 1_500;

  @Test
  void dividedConditionDoesTheSameForAllValues() {
    RunReport report =
        new RandomRun<>(
                getClass(),
                seed -> ConditionPlan.draw(ProtocolGenerator.random(seed)),
                DivisionTests::compare)
            .inParallel(0, DRAWS);
    System.out.println("division of conditions: " + report);

    report.requireNoDifference();
    report.occurrences("").keySet().forEach(what -> report.requireMoreThan(DRAWS / 100, what));
  }

  private static void compare(ConditionPlan plan, Trial trial) {
    Random random = ProtocolGenerator.random(~trial.seed());
    List<ProcessId> processes =
        Protocol.named("random").role("process", 1 + random.nextInt(4), 0).members();
    List<List<Object>> states = processes.stream().map(process -> locals(random)).toList();
    Effort effort = random.nextInt(4) == 0 ? new Effort(0, 60, 60, 0, 20) : Effort.watching();
    Clause whole = new Clause(processes, all -> plan.test(typed(all)));
    List<LocalValues> values =
        states.stream().map(each -> new LocalValues(each, Function.identity())).toList();
    Optional<List<Clause>> divided = new WideClause(whole, values, effort).divide();
    trial.count("given up", divided.isEmpty());
    trial.count("form " + plan.form());
    if (divided.isPresent()) {
      boolean smaller =
          divided.get().size() != 1 || divided.get().get(0).condition() != whole.condition();
      trial.count(smaller ? "conjunction" : "told apart");
      trial.count("constant", divided.get().stream().allMatch(part -> part.processes().isEmpty()));
      forAll(states, 0, new ArrayList<>(), all -> compare(plan, whole, divided.get(), all, trial));
      alike(whole, divided.get(), states, trial);
    }
  }

  private static void compare(
      ConditionPlan plan, Clause whole, List<Clause> parts, List<Object> all, Trial trial) {
    String found =
        outcome(
            states ->
                parts.stream()
                    .allMatch(
                        part ->
                            part.condition()
                                .test(
                                    part.processes().stream()
                                        .map(each -> states.get(whole.processes().indexOf(each)))
                                        .toList())),
            all);
    trial.require("what %s says".formatted(plan.form()), outcome(whole.condition(), all), found);
  }

  /** Values with equal aspects must be alike whatever the others are. */
  private static void alike(
      Clause whole, List<Clause> parts, List<List<Object>> states, Trial trial) {
    for (int index = 0; index < states.size(); index++) {
      int position = index;
      List<Object> own = states.get(position);
      for (Object one : own) {
        for (Object other : own) {
          if (parts.stream().allMatch(part -> areAlike(whole, part, position, one, other))) {
            trial.count("two values alike", one != other);
            forAll(
                states,
                0,
                new ArrayList<>(),
                all -> {
                  List<Object> exchanged = new ArrayList<>(all);
                  exchanged.set(position, other);
                  List<Object> before = new ArrayList<>(all);
                  before.set(position, one);
                  trial.require(
                      "what it says of values that are alike",
                      outcome(whole.condition(), before),
                      outcome(whole.condition(), exchanged));
                });
          }
        }
      }
    }
  }

  private static boolean areAlike(
      Clause whole, Clause part, int position, Object one, Object other) {
    int index = part.processes().indexOf(whole.processes().get(position));
    return index < 0
        || part.aspects().get(index).apply(one).equals(part.aspects().get(index).apply(other));
  }

  private static String outcome(Predicate<List<Object>> condition, List<Object> all) {
    try {
      return condition.test(all) ? "holds" : "fails";
    } catch (ArithmeticException e) {
      return "throws";
    }
  }

  private static void forAll(
      List<List<Object>> states, int position, List<Object> chosen, Consumer<List<Object>> action) {
    if (position == states.size()) {
      action.accept(List.copyOf(chosen));
      return;
    }
    for (Object state : states.get(position)) {
      chosen.add(state);
      forAll(states, position + 1, chosen, action);
      chosen.remove(position);
    }
  }

  private static List<Object> locals(Random random) {
    List<Object> locals = new ArrayList<>();
    for (int place = 0; place < 4; place++) {
      for (int fuel = 0; fuel < 2; fuel++) {
        if (random.nextInt(2) == 0) {
          locals.add(new Local(place, fuel));
        }
      }
    }
    return locals.isEmpty() ? List.of(new Local(0, 0)) : locals;
  }

  @SuppressWarnings("unchecked")
  private static List<Local> typed(List<?> states) {
    return (List<Local>) states;
  }
}
