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

  /**
   * Whether the relations compute the sets, and a set has no visible member even if only invariants
   * are checked.
   */
  private final boolean published;

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
    this.published = false;
  }

  private StubbornReduction(
      StubbornReduction other,
      Contract contract,
      long[] sticky,
      List<String> remarks,
      @Nullable ProfileRecorder recorder,
      boolean published) {
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
    this.published = published;
  }

  /** The same reduction, for one worker, watched by {@code watcher}. */
  public StubbornReduction watchedBy(ProfileRecorder watcher) {
    return new StubbornReduction(this, contract, sticky, remarks, watcher, published);
  }

  /** The same reduction with these remarks. */
  public StubbornReduction remarking(List<String> some) {
    return new StubbornReduction(this, contract, sticky, some, recorder, published);
  }

  /**
   * The same reduction, for temporal properties, with sticky transitions: only the set of
   * everything has them. If every cycle of states has a sticky transition, no cycle proviso is
   * needed.
   */
  public StubbornReduction sticking(IntPredicate some) {
    return new StubbornReduction(this, contract, set(some), remarks, recorder, published);
  }

  /** The same reduction without sticky transitions, for a search with a cycle proviso. */
  public StubbornReduction unsticking() {
    long[] none = set(transition -> false);
    return Arrays.equals(sticky, none)
        ? this
        : new StubbornReduction(this, contract.withProviso(), none, remarks, recorder, published);
  }

  /**
   * The same reduction with the sets of {@link PublishedRelations}. A set that is not everything
   * has only invisible members, whatever is checked.
   */
  public StubbornReduction asPublished() {
    return new StubbornReduction(this, contract, sticky, remarks, recorder, true);
  }

  /** Whether the sets are those of {@link PublishedRelations}. */
  public boolean isPublished() {
    return published;
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
    boolean own = listener == null && TransitionSet.isEmpty(optional);
    InvisibleStarts starts =
        new InvisibleStarts(
            located,
            own || published,
            transitions,
            visible,
            sticky,
            optional,
            contract.isTemporal() || published,
            listener);
    // Many states have the same key, and so the same sets; they are cached if there are keys.
    CandidateSets sets =
        listener != null || located.keyWords() == 0
            ? starts
            : new CachedCandidateSets(
                starts, transitions, located::writeKey, located.keyWords(), REMEMBERED_SETS);
    boolean single = contract.preserved() == PropertyClass.BRANCHING_TIME;
    return new StubbornSelector(starts, sets, repeatable, single);
  }
}
