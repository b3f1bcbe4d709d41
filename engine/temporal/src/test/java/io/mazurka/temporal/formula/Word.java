package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An infinite word: some labels, of which those from {@code cycleStart} on repeat for ever. It says
 * which formulas hold for it, straight from what the operators mean.
 */
public record Word(List<Long> labels, int cycleStart) {

  public Word {
    labels = List.copyOf(labels);
  }

  public static Word draw(Random random, int atoms, int longest) {
    int length = 1 + random.nextInt(longest);
    List<Long> labels =
        IntStream.range(0, length).mapToObj(index -> (long) random.nextInt(1 << atoms)).toList();
    return new Word(labels, random.nextInt(length));
  }

  public int next(int position) {
    return position + 1 < labels.size() ? position + 1 : cycleStart;
  }

  public boolean satisfies(LinearFormula formula) {
    return holds(formula)[0];
  }

  /** Whether a formula holds from each position on. */
  private boolean[] holds(LinearFormula formula) {
    if (formula instanceof Constant constant) {
      return where(position -> constant.value());
    } else if (formula instanceof Atom atom) {
      return where(position -> (labels.get(position) >>> atom.number() & 1) != 0);
    } else if (formula instanceof Not not) {
      boolean[] operand = holds(not.operand());
      return where(position -> !operand[position]);
    } else if (formula instanceof Next next) {
      boolean[] operand = holds(next.operand());
      return where(position -> operand[next(position)]);
    } else if (formula instanceof And and) {
      boolean[] left = holds(and.left());
      boolean[] right = holds(and.right());
      return where(position -> left[position] && right[position]);
    } else if (formula instanceof Or or) {
      boolean[] left = holds(or.left());
      boolean[] right = holds(or.right());
      return where(position -> left[position] || right[position]);
    } else if (formula instanceof Until until) {
      boolean[] left = holds(until.left());
      boolean[] right = holds(until.right());
      return where(position -> comesTrue(position, left, right));
    } else if (formula instanceof Release release) {
      boolean[] left = holds(new Not(release.left()));
      boolean[] right = holds(new Not(release.right()));
      return where(position -> !comesTrue(position, left, right));
    }
    throw new AssertionError(formula);
  }

  private boolean comesTrue(int start, boolean[] left, boolean[] right) {
    int position = start;
    for (int steps = 0; steps <= 2 * labels.size(); steps++) {
      if (right[position]) {
        return true;
      } else if (!left[position]) {
        return false;
      }
      position = next(position);
    }
    return false;
  }

  private boolean[] where(IntPredicate holds) {
    boolean[] values = new boolean[labels.size()];
    for (int position = 0; position < values.length; position++) {
      values[position] = holds.test(position);
    }
    return values;
  }

  /** Words with a label less, or an atom less. */
  public Stream<Word> smaller() {
    List<Word> smaller = new ArrayList<>();
    for (int index = 0; index < labels.size(); index++) {
      List<Long> fewer = new ArrayList<>(labels);
      fewer.remove(index);
      int start = index < cycleStart ? cycleStart - 1 : cycleStart;
      if (start < fewer.size()) {
        smaller.add(new Word(fewer, start));
      }
      List<Long> lower = new ArrayList<>(labels);
      lower.set(index, labels.get(index) & labels.get(index) - 1);
      if (!lower.equals(labels)) {
        smaller.add(new Word(lower, cycleStart));
      }
    }
    return smaller.stream();
  }
}
