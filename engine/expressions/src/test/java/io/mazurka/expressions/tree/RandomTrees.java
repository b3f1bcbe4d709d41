package io.mazurka.expressions.tree;

import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Quantified.Quantifier;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random trees of the kind a text can stand for, over variables of all types. */
public final class RandomTrees {

  /** Two Boolean variables, one with negative values, one without bounds, and two arrays. */
  public static final List<StateVariable> VARIABLES =
      List.of(
          new StateVariable("a", 0, VariableType.BOOLEAN),
          new StateVariable("cell.b", 1, VariableType.BOOLEAN),
          new StateVariable("low", 2, VariableType.range(-3, 2)),
          new StateVariable("an odd name", 3, VariableType.INTEGER),
          new StateVariable("w[1]", 4, VariableType.range(0, 3)),
          new StateVariable("w[2]", 5, VariableType.range(0, 3)),
          new StateVariable("flags[0]", 6, VariableType.BOOLEAN),
          new StateVariable("flags[1]", 7, VariableType.BOOLEAN));

  private static final List<StateArray> ARRAYS = List.copyOf(StateArray.among(VARIABLES).values());

  private final Random random;
  private final List<IndexVariable> indices = new ArrayList<>();

  public RandomTrees(long seed) {
    this.random = new Random(seed);
  }

  /** A state, in which the variable without bounds has any value. */
  public int[] state() {
    return VARIABLES.stream()
        .mapToInt(
            v -> v.type() == VariableType.INTEGER ? random.nextInt() : random.nextInt(v.size()))
        .toArray();
  }

  public BooleanExpression condition(int depth) {
    if (depth == 0) {
      return switch (random.nextInt(4)) {
        case 0 -> BooleanExpression.always();
        case 1 -> BooleanExpression.any();
        default -> new IsSet(VARIABLES.get(random.nextInt(2)));
      };
    }
    return switch (random.nextInt(6)) {
      case 4 -> condition(depth - 1).implies(condition(depth - 1));
      case 0 -> new Not(condition(depth - 1));
      case 1 -> new All(conditions(depth - 1));
      case 2 -> new Any(conditions(depth - 1));
      case 3 -> {
        IndexVariable index = bind();
        BooleanExpression body = condition(depth - 1);
        indices.remove(index);
        yield Quantified.of(Quantifier.values()[random.nextInt(2)], index, body);
      }
      default ->
          new Comparison(
              number(depth - 1), Relation.values()[random.nextInt(6)], number(depth - 1));
    };
  }

  private List<BooleanExpression> conditions(int depth) {
    return Stream.generate(() -> condition(depth)).limit(2 + random.nextInt(2)).toList();
  }

  public IntegerExpression number(int depth) {
    if (depth == 0) {
      return leaf();
    }
    return switch (random.nextInt(6)) {
      case 0 -> new Addition(addends(depth - 1));
      case 1 -> {
        IntegerExpression part = number(depth - 1);
        yield part instanceof Constant constant
            ? IntegerExpression.of(-constant.number())
            : new Negation(part);
      }
      case 2 -> condition(depth - 1).asNumber();
      case 3 ->
          new Conditional(
              condition(depth - 1), number(depth - 1), new Addition(addends(depth - 1)));
      case 4 -> {
        IndexVariable index = bind();
        IntegerExpression body = number(depth - 1);
        indices.remove(index);
        yield Total.of(index, body);
      }
      default ->
          new Arithmetic(
              number(depth - 1), Operator.values()[random.nextInt(3)], number(depth - 1));
    };
  }

  private List<IntegerExpression> addends(int depth) {
    List<IntegerExpression> parts = new ArrayList<>(List.of(number(depth)));
    for (int count = 1 + random.nextInt(2); count > 0; count--) {
      IntegerExpression part = number(depth);
      parts.add(random.nextBoolean() ? part : new Negation(part));
    }
    return parts;
  }

  private IntegerExpression leaf() {
    StateArray array = ARRAYS.get(random.nextInt(ARRAYS.size()));
    return switch (random.nextInt(6)) {
      case 0 -> IntegerExpression.of(random.nextInt(7) - 3);
      case 1 -> IntegerExpression.of(random.nextLong());
      case 2 -> new ArrayRead(array, new Read(VARIABLES.get(2)));
      case 3 ->
          indices.isEmpty() ? IntegerExpression.of(1) : indices.get(random.nextInt(indices.size()));
      case 4 ->
          indices.stream()
              .filter(index -> !index.interval().isApartFrom(array.indices()))
              .findAny()
              .<IntegerExpression>map(index -> new ArrayRead(array, index))
              .orElse(IntegerExpression.of(0));
      default -> new Read(VARIABLES.get(random.nextInt(VARIABLES.size())));
    };
  }

  private IndexVariable bind() {
    long first = random.nextInt(3) - 1;
    IndexVariable index = new IndexVariable("i" + indices.size(), first, first + random.nextInt(3));
    indices.add(index);
    return index;
  }
}
