package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.lpor.CachedCandidateSets;
import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.ClosureListener;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A reduction that explores a stubborn set of each state. For temporal properties, a set that is
 * not everything has only invisible members, none of which is sticky; for properties of branching
 * time it is a single step (Gerth, Kuiper, Peled and Penczek 1995).
 */
public final class StubbornReduction implements Reduction {

  /** The number of cached sets; a table of this size fits into the processor's cache. */
  private static final int REMEMBERED_SETS = 1 << 15;

  private final String description;
  private final Contract contract;
  private final int transitions;
  private final long[] optional;
  private final long[] visible;
  private final long[] repeatable;
  private final long[] sticky;
  private final Supplier<LocatedRelations> relations;
  private final List<String> remarks;
  private final @Nullable ProfileRecorder recorder;

  private final Algorithm algorithm;

  /** How the sets are computed. */
  private enum Algorithm {
    /** The smallest of the sets that start from an invisible transition. */
    OWN,
    /** By the relations; a set has no visible member even if only invariants are checked. */
    PUBLISHED,
    /** Like the first, but a search that keeps states makes them smaller: {@link GrowingSets}. */
    DYNAMIC
  }

  /**
   * @param description a few words for the report
   * @param contract the properties that are preserved
   * @param all the transitions of the system
   * @param visible the transitions that may change a checked property
   * @param repeatable the transitions that may be part of a cycle
   * @param relations makes the relations of one worker
   */
  public StubbornReduction(
      String description,
      Contract contract,
      List<Transition> all,
      IntPredicate visible,
      IntPredicate repeatable,
      Supplier<LocatedRelations> relations) {
    this.description = description;
    this.contract = contract;
    this.transitions = all.size();
    this.optional = set(number -> all.get(number).optional());
    this.visible = set(visible);
    this.repeatable = set(repeatable);
    this.sticky = set(transition -> false);
    this.relations = relations;
    this.remarks = List.of();
    this.recorder = null;
    this.algorithm = Algorithm.OWN;
  }

  private StubbornReduction(
      StubbornReduction other,
      Contract contract,
      long[] sticky,
      List<String> remarks,
      @Nullable ProfileRecorder recorder,
      Algorithm algorithm) {
    this.description = other.description;
    this.contract = contract;
    this.transitions = other.transitions;
    this.optional = other.optional;
    this.visible = other.visible;
    this.repeatable = other.repeatable;
    this.sticky = sticky;
    this.relations = other.relations;
    this.remarks = List.copyOf(remarks);
    this.recorder = recorder;
    this.algorithm = algorithm;
  }

  /** The same reduction, for one worker, watched by {@code watcher}. */
  public StubbornReduction watchedBy(ProfileRecorder watcher) {
    return new StubbornReduction(this, contract, sticky, remarks, watcher, algorithm);
  }

  /** The same reduction with these remarks. */
  public StubbornReduction remarking(List<String> some) {
    return new StubbornReduction(this, contract, sticky, some, recorder, algorithm);
  }

  /**
   * The same reduction, for temporal properties, with sticky transitions: only the set of
   * everything has them. If every cycle of states has a sticky transition, no cycle proviso is
   * needed.
   */
  public StubbornReduction sticking(IntPredicate some) {
    return new StubbornReduction(this, contract, set(some), remarks, recorder, algorithm);
  }

  /** The same reduction without sticky transitions, for a search with a cycle proviso. */
  public StubbornReduction unsticking() {
    long[] none = set(transition -> false);
    return Arrays.equals(sticky, none)
        ? this
        : new StubbornReduction(this, contract.withProviso(), none, remarks, recorder, algorithm);
  }

  /**
   * The same reduction with the sets of {@link PublishedRelations}. A set that is not everything
   * has only invisible members, whatever is checked.
   */
  public StubbornReduction asPublished() {
    return new StubbornReduction(this, contract, sticky, remarks, recorder, Algorithm.PUBLISHED);
  }

  /** Whether the sets are those of {@link PublishedRelations}. */
  public boolean isPublished() {
    return algorithm == Algorithm.PUBLISHED;
  }

  /**
   * The same reduction for a search that keeps states and makes the sets smaller by what it sees.
   * No transition is sticky: such a search looks for cycles itself.
   */
  public StubbornReduction asDynamic() {
    StubbornReduction plain = unsticking();
    return new StubbornReduction(
        plain, plain.contract, plain.sticky, remarks, recorder, Algorithm.DYNAMIC);
  }

  /** Whether a search makes the sets smaller by what it sees. */
  public boolean isDynamic() {
    return algorithm == Algorithm.DYNAMIC;
  }

  /** The sets of a search that makes them smaller by what it sees. */
  public GrowingSets growing() {
    LocatedRelations located = relations.get();
    InvisibleStarts starts = starts(located, TransitionSet.isEmpty(optional), null);
    return new GrowingSets(
        starts,
        remembered(starts, located),
        located,
        transitions,
        contract.preserved() == PropertyClass.INVARIANTS);
  }

  /** Whether any transition may be part of a cycle. */
  public boolean mayCycle() {
    return !TransitionSet.isEmpty(repeatable);
  }

  /**
   * Whether only the set of everything has the transition, so that every cycle has a state that is
   * expanded fully.
   */
  public boolean isSticky(int transition) {
    return TransitionSet.contains(sticky, transition);
  }

  /** Whether the reduction says that the transition may change a checked property. */
  public boolean isVisible(int transition) {
    return TransitionSet.contains(visible, transition);
  }

  /** Whether the reduction says that the transition may be part of a cycle. */
  public boolean isRepeatable(int transition) {
    return TransitionSet.contains(repeatable, transition);
  }

  /** The relations of a new worker. */
  public LocatedRelations relations() {
    return relations.get();
  }

  private long[] set(IntPredicate member) {
    long[] set = TransitionSet.empty(transitions);
    for (int transition = 0; transition < transitions; transition++) {
      if (member.test(transition)) {
        TransitionSet.add(set, transition);
      }
    }
    return set;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public List<String> remarks() {
    return remarks;
  }

  @Override
  public Contract contract() {
    return contract;
  }

  @Override
  public Selector selector() {
    Selector selector = selector(relations.get(), null);
    return recorder == null
        ? selector
        : new ProfiledSelector(
            selector, selector(relations.get(), recorder), recorder, transitions);
  }

  /**
   * A selector that tells {@code listener} how it computes its sets. Among equally good sets it may
   * choose another one than {@link #selector()}. Published sets are not explained.
   */
  public Selector explaining(ClosureListener listener) {
    return selector(relations.get(), listener);
  }

  private Selector selector(LocatedRelations located, @Nullable ClosureListener listener) {
    InvisibleStarts starts =
        starts(located, listener == null && TransitionSet.isEmpty(optional), listener);
    CandidateSets sets = listener != null ? starts : remembered(starts, located);
    boolean single = contract.preserved() == PropertyClass.BRANCHING_TIME;
    return new StubbornSelector(starts, sets, repeatable, single);
  }

  private InvisibleStarts starts(
      LocatedRelations located, boolean own, @Nullable ClosureListener listener) {
    return new InvisibleStarts(
        located,
        own || isPublished(),
        transitions,
        visible,
        sticky,
        optional,
        contract.isTemporal() || isPublished(),
        listener);
  }

  /** Many states have the same key, and so the same sets; they are cached if there are keys. */
  private CandidateSets remembered(InvisibleStarts starts, LocatedRelations located) {
    return located.keyWords() == 0
        ? starts
        : new CachedCandidateSets(
            starts, transitions, located::writeKey, located.keyWords(), REMEMBERED_SETS);
  }
}
