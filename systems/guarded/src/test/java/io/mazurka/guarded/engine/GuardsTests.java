package io.mazurka.guarded.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.EnabledNotes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However small the tables are, the same commands are enabled as by the guards themselves. */
final class GuardsTests {

  private static final int VARIABLES = 6;
  private static final int COMMANDS = 12;

  private final List<StateVariable> variables = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 10, 100, 4_096})
  void enableWhatTheirTreesDo(int largestTable) {
    int enabledAtAll = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      variables.clear();
      for (int slot = 0; slot < VARIABLES; slot++) {
        int high = random.nextInt(8) == 0 ? 90 : 1 + random.nextInt(4);
        variables.add(new StateVariable("v" + slot, slot, VariableType.range(-1, high)));
      }
      List<Command> commands = new ArrayList<>();
      for (int number = 0; number < COMMANDS; number++) {
        commands.add(new Command(number, 0, "c" + number, condition(random, 3), List.of()));
      }
      enabledAtAll += compare(commands, largestTable, random);
    }
    assertThat(enabledAtAll).isGreaterThan(10_000);
  }

  /** Goes to random states; returns the total number of commands enabled there. */
  private int compare(List<Command> commands, int largestTable, Random random) {
    Guards[] guards =
        Guards.of(commands, VARIABLES, largestTable, random.nextInt(largestTable + 1));
    ProgramCursor cursor =
        new ProgramCursor(
            guards,
            GuardReaders.of(guards, VARIABLES),
            commands.stream().map(CommandEffect::new).toArray(CommandEffect[]::new),
            VARIABLES,
            new EnabledNotes(COMMANDS));
    List<Command> ordered =
        commands.stream()
            .collect(
                Collectors.groupingBy(
                    command -> command.guard().reads(), LinkedHashMap::new, Collectors.toList()))
            .values()
            .stream()
            .flatMap(List::stream)
            .toList();
    int[] state = new int[VARIABLES];
    int enabled = 0;
    for (int step = 0; step < 200; step++) {
      StateVariable changed = variables.get(random.nextInt(VARIABLES));
      state[changed.slot()] = random.nextInt(changed.size());
      int count = cursor.load(state);
      assertThat(IntStream.range(0, count).map(cursor::transition).boxed())
          .containsExactlyElementsOf(
              ordered.stream().filter(c -> c.guard().holds(state)).map(Command::number).toList());
      enabled += count;
    }
    return enabled;
  }

  private BooleanExpression condition(Random random, int depth) {
    int kind = random.nextInt(depth == 0 ? 2 : 6);
    return switch (kind) {
      case 0 -> comparison(random, IntegerExpression.of(random.nextInt(5) - 1));
      case 1 -> comparison(random, IntegerExpression.of(variable(random)));
      case 2 -> condition(random, depth - 1).not();
      case 3 -> condition(random, depth - 1).or(condition(random, depth - 1));
      default ->
          condition(random, depth - 1)
              .and(condition(random, depth - 1))
              .and(condition(random, depth - 1));
    };
  }

  private BooleanExpression comparison(Random random, IntegerExpression right) {
    Relation[] relations = Relation.values();
    return new Comparison(
        IntegerExpression.of(variable(random)), relations[random.nextInt(relations.length)], right);
  }

  private StateVariable variable(Random random) {
    return variables.get(random.nextInt(VARIABLES));
  }
}
