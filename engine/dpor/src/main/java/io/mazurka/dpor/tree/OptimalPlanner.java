package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.RunEnd;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas 2017): when an
 * execution ends, each of its races is reversed by a whole sequence of events, planned in a wakeup
 * tree, unless a sleeping event shows that the sequence was explored already. So there is exactly
 * one execution for each trace.
 *
 * <p>A planner can also work below a {@link OpenLeaf} alone. Sequences for the states above it then
 * go to an {@link KeptSequences}, except those that are covered there already.
 */
public final class OptimalPlanner extends Planner {

  private final Stack<?> stack;
  private final Races races;
  private final Sequence room;
  private KeptSequences outbox = new KeptSequences(0);
  private boolean anyCut;

  public OptimalPlanner(Stack<?> stack, Races races) {
    this.stack = stack;
    this.races = races;
    this.room = new Sequence(stack.dependence());
  }

  @Override
  public boolean usesSleepSets() {
    return true;
  }

  @Override
  public long mostPlanned() {
    return outbox.peak();
  }

  @Override
  public int ahead(int position) {
    return plan(stack.node(position)).size() - 1;
  }

  @Override
  public void enter() {
    if (stack.length() == 0) {
      stack.top().plan = WakeupTree.empty();
    } else {
      races.taken();
      descend();
    }
  }

  /** The last state on the stack was entered without its event being taken. */
  public void enterUntaken() {
    noteUntaken(stack.length() - 1);
    descend();
  }

  /** Notes that the events from {@code position} on were not taken by this execution. */
  public void noteUntaken(int position) {
    races.untaken(position);
    stack.noteUntaken(position);
  }

  private void descend() {
    int last = stack.length() - 1;
    WakeupTree branch = plan(stack.node(last)).first();
    stack.top().plan = branch;
    if (last >= outbox.base()) {
      stack.node(last).branch = branch;
    }
  }

  private static WakeupTree plan(StackNode node) {
    if (node.plan == null) {
      throw new IllegalStateException("a state on the stack has no plan");
    }
    return node.plan;
  }

  @Override
  public long choose() {
    StackNode node = stack.top();
    WakeupTree plan = plan(node);
    if (node.explored() > 0) {
      plan.removeFirst();
      outbox.plan(-1);
    } else if (plan.isLeaf()) {
      stack.planAny(plan);
      outbox.plan(plan.size());
    }
    WakeupTree first = plan.first();
    return first == null ? Dependence.NONE : first.event();
  }

  /** The branch that {@link #choose} has chosen, or null. */
  public @Nullable WakeupTree first() {
    return plan(stack.top()).first();
  }

  /** The leaf that is explored next, after {@link #choose} has chosen a branch. */
  public @Nullable WakeupTree next() {
    WakeupTree first = first();
    return first == null ? null : first.firstLeaf();
  }

  @Override
  public void end(RunEnd end) {
    anyCut |= end == RunEnd.CUT;
    if (end == RunEnd.BLOCKED && !anyCut) {
      throw new IllegalStateException("a planned run repeats a trace");
    }
    races.reverse(this::reverse);
    outbox.endRun();
  }

  private void reverse(int earlier, Sequence sequence) {
    if (!sequence.canFollowOneOf(stack.node(earlier).sleep())) {
      insert(earlier, sequence);
    }
  }

  private void insert(int position, Sequence sequence) {
    StackNode node = stack.node(position);
    if (position >= outbox.base()) {
      outbox.plan(plan(node).insert(sequence));
      return;
    }
    int length = sequence.size();
    outbox.add(position, sequence);
    if (node.branch != null && node.branch.coversAfter(sequence)) {
      outbox.takeBack(length);
    }
  }

  /** Whether runs were cut short, so that others may repeat a trace. */
  public boolean isAnyCut() {
    return anyCut;
  }

  /** What is kept for the states above those that this planner is for. */
  public KeptSequences outbox() {
    return outbox;
  }

  /**
   * Begins to plan below a place. Puts the events before the leaf on the stack, which is empty; the
   * event of the leaf is to be taken next.
   */
  public void begin(OpenLeaf place, KeptSequences kept) {
    outbox = kept;
    anyCut = false;
    int last = place.depth() - 1;
    for (int index = 0; index <= last; index++) {
      StackNode node = stack.top();
      node.sleep().addAll(place.sleeps().get(index));
      node.branch = place.branches().get(index);
      if (index < last) {
        stack.push(place.events().get(index), false);
        noteUntaken(index);
      }
    }
    stack.top().plan = WakeupTree.empty();
    plan(stack.top()).append(place.leaf().event());
  }

  /**
   * Goes on planning with what was kept so far, and with what planning below has kept.
   *
   * @param cut whether runs were cut short
   */
  public void goOn(KeptSequences kept, boolean cut) {
    outbox = kept;
    anyCut = cut;
  }

  /** Writes what is planned, for a planner of the whole exploration. */
  public void save(DataOutputStream out) throws IOException {
    out.writeBoolean(anyCut);
    outbox.save(out);
    StackImage.save(stack, out);
  }

  /** Reads what {@link #save} wrote; the stack is empty. */
  public void restore(DataInputStream in) throws IOException {
    anyCut = in.readBoolean();
    outbox.restore(in);
    StackImage.restore(stack, in);
    noteUntaken(0);
  }

  /** Takes over what planning below has kept. */
  public void absorb(KeptSequences below, boolean cut) {
    outbox.absorb(below, room, this::insert);
    anyCut |= cut;
  }
}
