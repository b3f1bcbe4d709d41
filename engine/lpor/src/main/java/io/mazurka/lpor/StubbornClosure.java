package io.mazurka.lpor;

import org.jspecify.annotations.Nullable;

/**
 * The classical stubborn set: the start is a member, an enabled member adds all transitions that it
 * interferes with, and a disabled member adds one of its necessary enabling sets (Valmari 1990,
 * Godefroid 1996).
 *
 * <p>Enabled members are processed first, because they leave no choice. A disabled member then
 * takes its cheapest enabling set: no forbidden transition, few new enabled ones, few new ones. A
 * set whose members are all present is taken at once. If each enabling set contains only
 * transitions that can enable, the result is a subset of what adding all of these would give.
 *
 * <p>Most systems have at most 64 transitions. For them a variant of the same loop keeps its sets
 * in registers, which takes half the time.
 */
public final class StubbornClosure implements StubbornSetAlgorithm {

  private static final int FIELD = 20;

  private final StateRelations relations;
  private final @Nullable ClosureListener listener;
  private final boolean inOneWord;
  private final long[] members;
  private final long[] done;
  private long[] candidate;
  private long[] cheapest;
  private long work;

  /** A closure over so many transitions that reports to nobody. */
  public StubbornClosure(int transitions, StateRelations relations) {
    this(transitions, relations, null);
  }

  /** A slower closure that reports its decisions to {@code listener}. */
  public StubbornClosure(
      int transitions, StateRelations relations, @Nullable ClosureListener listener) {
    this.relations = relations;
    this.listener = listener;
    inOneWord = TransitionSet.words(transitions) == 1 && listener == null;
    members = TransitionSet.empty(transitions);
    done = TransitionSet.empty(transitions);
    candidate = TransitionSet.empty(transitions);
    cheapest = TransitionSet.empty(transitions);
  }

  @Override
  public int compute(int start, long[] enabled, long[] forbidden, int bound, long[] result) {
    return inOneWord
        ? computeInOneWord(start, enabled[0], enabled[0] & forbidden[0], bound, result)
        : computeInWords(start, enabled, forbidden, bound, result);
  }

  @Override
  public long work() {
    return work * members.length;
  }

  /** Copies the members of the last computed set, including disabled ones. */
  public void copyMembers(long[] set) {
    TransitionSet.copy(members, set);
  }

  private int computeInWords(
      int start, long[] enabled, long[] forbidden, int bound, long[] result) {
    TransitionSet.clear(members);
    TransitionSet.clear(done);
    TransitionSet.add(members, start);
    if (listener != null) {
      listener.started(start);
    }
    while (isUseful(enabled, forbidden, bound)) {
      int transition = nextMember(enabled);
      if (transition < 0) {
        return enabledMembers(enabled, result);
      }
      TransitionSet.add(done, transition);
      work++;
      if (listener == null) {
        addConsequences(transition, enabled, forbidden);
      } else {
        long[] before = members.clone();
        addConsequences(transition, enabled, forbidden);
        listener.brought(transition, TransitionSet.contains(enabled, transition), before, members);
      }
    }
    return 0;
  }

  private void addConsequences(int transition, long[] enabled, long[] forbidden) {
    if (TransitionSet.contains(enabled, transition)) {
      relations.addInterfering(transition, members);
    } else {
      addEnablingSet(transition, enabled, forbidden);
    }
  }

  private boolean isUseful(long[] enabled, long[] forbidden, int bound) {
    int size = 0;
    for (int word = 0; word < members.length; word++) {
      long active = members[word] & enabled[word];
      if ((active & forbidden[word]) != 0) {
        return false;
      }
      size += Long.bitCount(active);
    }
    return size < bound;
  }

  /** A member that has not been processed yet, an enabled one if possible; -1 if there is none. */
  private int nextMember(long[] enabled) {
    int disabled = -1;
    for (int word = 0; word < members.length; word++) {
      long open = members[word] & ~done[word];
      if ((open & enabled[word]) != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(open & enabled[word]);
      }
      if (open != 0 && disabled < 0) {
        disabled = (word << 6) + Long.numberOfTrailingZeros(open);
      }
    }
    return disabled;
  }

  private void addEnablingSet(int transition, long[] enabled, long[] forbidden) {
    int sets = enablingSets(transition);
    work += sets;
    if (sets == 1) {
      relations.addEnablingSet(transition, 0, members);
      return;
    }
    long least = Long.MAX_VALUE;
    for (int index = 0; index < sets && least > 0; index++) {
      TransitionSet.clear(candidate);
      relations.addEnablingSet(transition, index, candidate);
      long cost = cost(enabled, forbidden);
      if (cost < least) {
        least = cost;
        long[] spare = cheapest;
        cheapest = candidate;
        candidate = spare;
      }
    }
    TransitionSet.addAll(members, cheapest);
  }

  private int enablingSets(int transition) {
    int sets = relations.enablingSets(transition);
    if (sets < 1) {
      throw new IllegalStateException(
          "Transition " + transition + " has no enabling set; what can enable it is always one");
    }
    return sets;
  }

  private long cost(long[] enabled, long[] forbidden) {
    long cost = 0;
    for (int word = 0; word < members.length; word++) {
      long added = candidate[word] & ~members[word];
      cost += cost(added, enabled[word], enabled[word] & forbidden[word]);
    }
    return cost;
  }

  /**
   * The cost of a candidate: the number of its forbidden, enabled and new transitions, in order of
   * importance.
   */
  private static long cost(long added, long enabled, long forbidden) {
    return ((long) Long.bitCount(added & forbidden) << (2 * FIELD))
        + ((long) Long.bitCount(added & enabled) << FIELD)
        + Long.bitCount(added);
  }

  private int enabledMembers(long[] enabled, long[] result) {
    int size = 0;
    for (int word = 0; word < members.length; word++) {
      result[word] = members[word] & enabled[word];
      size += Long.bitCount(result[word]);
    }
    return size;
  }

  private int computeInOneWord(int start, long enabled, long forbidden, int bound, long[] result) {
    long open = 1L << start;
    long finished = 0;
    members[0] = open;
    while ((members[0] & forbidden) == 0 && Long.bitCount(members[0] & enabled) < bound) {
      if (open == 0) {
        result[0] = members[0] & enabled;
        return Long.bitCount(result[0]);
      }
      boolean active = (open & enabled) != 0;
      int transition = Long.numberOfTrailingZeros(active ? open & enabled : open);
      finished |= 1L << transition;
      work++;
      if (active) {
        relations.addInterfering(transition, members);
      } else {
        members[0] |= enablingSetInOneWord(transition, enabled, forbidden);
      }
      open = members[0] & ~finished;
    }
    return 0;
  }

  private long enablingSetInOneWord(int transition, long enabled, long forbidden) {
    int sets = enablingSets(transition);
    work += sets;
    long best = 0;
    long least = Long.MAX_VALUE;
    for (int index = 0; index < sets && least > 0; index++) {
      candidate[0] = 0;
      relations.addEnablingSet(transition, index, candidate);
      long cost = cost(candidate[0] & ~members[0], enabled, forbidden);
      if (cost < least) {
        least = cost;
        best = candidate[0];
      }
    }
    return best;
  }
}
