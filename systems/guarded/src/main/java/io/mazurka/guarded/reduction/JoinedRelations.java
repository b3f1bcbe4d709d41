package io.mazurka.guarded.reduction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Joins proved relations, which hold in every state, with relations that depend on the state, if
 * there are any. Two commands interfere only if they do by both.
 */
public final class JoinedRelations implements LocatedRelations {

  private final LocatedRelations located;
  private final long[][] dependent;
  private final long[][][] makers;
  private final BooleanExpression[][] parts;
  private final long[] scratch;
  private int[] state = {};

  private JoinedRelations(Program program, ProvedRelations proved, LocatedRelations located) {
    int count = program.commands().size();
    this.located = located;
    this.dependent = new long[count][];
    this.makers = new long[count][][];
    this.parts = new BooleanExpression[count][];
    this.scratch = TransitionSet.empty(count);
    for (Command command : program.commands()) {
      int number = command.number();
      dependent[number] = words(proved.dependent().get(number), count);
      parts[number] = command.guard().conjuncts().toArray(BooleanExpression[]::new);
      List<BitSet> own = proved.makers().get(number);
      makers[number] = own.stream().map(set -> words(set, count)).toArray(long[][]::new);
    }
  }

  /** The proved relations alone. */
  public static JoinedRelations of(Program program, ProvedRelations proved) {
    return new JoinedRelations(program, proved, new Everything());
  }

  /** The proved relations joined with {@code others}. */
  public static JoinedRelations of(
      Program program, ProvedRelations proved, LocatedRelations others) {
    return new JoinedRelations(program, proved, others);
  }

  private static long[] words(BitSet set, int count) {
    long[] words = TransitionSet.empty(count);
    set.stream().forEach(one -> TransitionSet.add(words, one));
    return words;
  }

  @Override
  public void moveTo(int[] loaded) {
    state = loaded;
    located.moveTo(loaded);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    Arrays.fill(scratch, 0);
    located.addInterfering(transition, scratch);
    for (int word = 0; word < scratch.length; word++) {
      set[word] |= scratch[word] & dependent[transition][word];
    }
  }

  /** The proved sets come first. */
  @Override
  public int enablingSets(int transition) {
    return parts[transition].length + located.enablingSets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    int own = parts[transition].length;
    if (index >= own) {
      located.addEnablingSet(transition, index - own, set);
    } else if (parts[transition][index].holds(state)) {
      Arrays.fill(set, -1);
    } else {
      TransitionSet.addAll(set, makers[transition][index]);
    }
  }

  /** Relations that know nothing: every command interferes with every other. */
  private static final class Everything implements LocatedRelations {

    @Override
    public void moveTo(int[] loaded) {}

    @Override
    public void addInterfering(int transition, long[] set) {
      Arrays.fill(set, -1);
    }

    @Override
    public int enablingSets(int transition) {
      return 0;
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      Arrays.fill(set, -1);
    }
  }
}
