package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The relations between the transitions of a protocol in one state. They are combined from the
 * relations of the view of each process, which are computed once per view and shared. The position
 * in the state space belongs to one worker.
 */
final class ProtocolRelations implements LocatedRelations {

  private final RelationSource source;

  /** Per transition, its process and its index among the transitions of that process. */
  private final int[] ownerOf;

  private final int[] placeOf;
  private final boolean absorbing;

  /** How many letters a channel holds. */
  private final int capacity;

  /** Per recipient and sender, the transitions that make room in their channel; else empty. */
  private final long[][][] receiving;

  /** Per process its own transitions. */
  private final long[][] own;

  /** Whether all transitions of a process count as dependent on each other. */
  private final boolean together;

  /** The transitions that steps of other processes may disable. */
  private final long[] fragile;

  /** The processes with transitions that may be visible in some state. */
  private final int[] watched;

  /** Per process, the relations of its views. */
  private final ViewRelationTable[] tables;

  /**
   * Whether some process is split; then {@code state} has the numbers of views, or of sketches for
   * split processes, that the tables compute.
   */
  private final boolean split;

  private int[] state;

  /**
   * The local state of each process and the transitions it may still take, valid if {@code
   * located}.
   */
  private final int[] locals;

  private final long[] alive;

  /** Per process, the relations of its view, valid if {@code located}. */
  private final ViewRelations[] here;

  /**
   * The transitions whose interfering transitions are in {@link #rows}: the closures from different
   * starts ask for the same ones.
   */
  private final long[] known;

  /** Per transition, the words of the set of transitions that it interferes with, if known. */
  private final long[] rows;

  /** The row that is being computed. */
  private final long[] row;

  private boolean located;

  /**
   * @param tables per process, the relations of its views
   * @param visible the transitions that may be visible in some state
   * @param together whether all transitions of a process count as dependent on each other, so that
   *     no other step changes the choices of a step
   * @param absorbing whether a channel absorbs a message that is equal to a pending one
   * @param split whether some process is split
   */
  ProtocolRelations(
      RelationSource source,
      TransitionSets sets,
      ViewRelationTable[] tables,
      TransitionNumbers transitions,
      IntPredicate visible,
      boolean together,
      boolean absorbing,
      boolean split) {
    this.source = source;
    this.absorbing = absorbing;
    this.capacity = sets.capacity();
    this.receiving = new long[capacity < Integer.MAX_VALUE ? tables.length : 0][tables.length][];
    for (int recipient = 0; recipient < receiving.length; recipient++) {
      for (int sender = 0; sender < tables.length; sender++) {
        receiving[recipient][sender] = sets.receiving(recipient, sender);
      }
    }
    this.split = split;
    this.state = new int[tables.length];
    this.tables = tables;
    this.locals = new int[tables.length];
    this.ownerOf = new int[transitions.size()];
    this.placeOf = new int[transitions.size()];
    for (int number = 0; number < ownerOf.length; number++) {
      ownerOf[number] = transitions.get(number).process().index();
      boolean first = number == 0 || ownerOf[number - 1] != ownerOf[number];
      placeOf[number] = first ? 0 : placeOf[number - 1] + 1;
    }
    this.together = together;
    this.fragile = sets.fragile();
    this.own = new long[tables.length][];
    for (int process = 0; process < own.length; process++) {
      int owner = process;
      own[process] =
          TransitionSet.of(
              ownerOf.length,
              IntStream.range(0, ownerOf.length)
                  .filter(number -> ownerOf[number] == owner)
                  .toArray());
    }
    this.watched =
        IntStream.range(0, transitions.size())
            .filter(visible)
            .map(number -> ownerOf[number])
            .distinct()
            .toArray();
    this.alive = TransitionSet.empty(transitions.size());
    this.here = new ViewRelations[tables.length];
    this.known = TransitionSet.empty(transitions.size());
    this.row = TransitionSet.empty(transitions.size());
    this.rows = new long[transitions.size() * row.length];
  }

  @Override
  public void moveTo(int[] state) {
    if (split) {
      for (int process = 0; process < tables.length; process++) {
        this.state[process] = tables[process].view(state);
      }
    } else {
      this.state = state;
    }
    located = false;
  }

  /**
   * Computes the local states of the processes. Done on demand, because often only the key is
   * needed.
   */
  private void locate() {
    if (!located) {
      located = true;
      Arrays.fill(alive, 0);
      Arrays.fill(known, 0);
      for (int process = 0; process < tables.length; process++) {
        here[process] = tables[process].relations(state[process]);
        RemainingTransitions remaining = tables[process].remaining(state[process]);
        locals[process] = remaining.local;
        TransitionSet.addAll(alive, remaining.alive);
      }
    }
  }

  @Override
  public int keyWords() {
    return (tables.length + 1) / 2;
  }

  /** Writes the numbers of the relations of all processes, each in half a word. */
  @Override
  public void writeKey(long[] key, int from) {
    Arrays.fill(key, from, from + keyWords(), 0);
    for (int process = 0; process < tables.length; process++) {
      long number = tables[process].number(state[process]);
      key[from + process / 2] |= number << (process % 2 * Integer.SIZE);
    }
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    locate();
    int from = transition * row.length;
    if (!TransitionSet.contains(known, transition)) {
      TransitionSet.add(known, transition);
      Arrays.fill(row, 0);
      findInterfering(transition, row);
      System.arraycopy(row, 0, rows, from, row.length);
    }
    for (int word = 0; word < set.length; word++) {
      set[word] |= rows[from + word];
    }
  }

  private void findInterfering(int transition, long[] set) {
    ViewRelations relations = here[ownerOf[transition]];
    int place = placeOf[transition];
    RelatedTransitions interfering = relations.interfering[place];
    addAlive(interfering.transitions(), set);
    addSenders(interfering.letters(), set);
    addRivals(interfering.rivals(), set);
    if (together) {
      addAlive(own[ownerOf[transition]], set);
    }
    addRoom(ownerOf[transition], relations.filling[place], set);
    if (absorbing) {
      addConsumers(relations.sent[place], set);
    }
  }

  /** Other processes disable only fragile transitions. */
  @Override
  public void addThreatened(int transition, long[] set) {
    TransitionSet.addAll(set, own[ownerOf[transition]]);
    TransitionSet.addAll(set, fragile);
  }

  /**
   * Adds the transitions that may consume from a channel in which some step of the sender may find
   * no room: then more of its steps become possible.
   */
  private void addRoom(int sender, int[] filling, long[] set) {
    for (int index = 0; index < filling.length; index += 2) {
      int recipient = filling[index];
      int[] waiting = here[recipient].waiting;
      if (waiting.length == 0 || waiting[sender] + filling[index + 1] > capacity) {
        addAlive(receiving[recipient][sender], set);
      }
    }
  }

  /**
   * Adds the transitions that may consume a pending message equal to a sent one. The sent message
   * is absorbed unless the pending one is consumed first, so the order matters.
   */
  private void addConsumers(int[] sent, long[] set) {
    for (int index = 0; index < sent.length; index += 2) {
      ViewRelations recipient = here[sent[index]];
      if (recipient.isPending(sent[index + 1])) {
        addAlive(recipient.takers(sent[index + 1]), set);
      }
    }
  }

  @Override
  public int enablingSets(int transition) {
    locate();
    return here[ownerOf[transition]].enabling[placeOf[transition]].length;
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    locate();
    RelatedTransitions related = here[ownerOf[transition]].enabling[placeOf[transition]][index];
    addAlive(related.transitions(), set);
    addSenders(related.letters(), set);
  }

  private void addRivals(int[] rivals, long[] set) {
    for (int index = 0; index < rivals.length; index += 2) {
      int rival = rivals[index];
      if (TransitionSet.contains(alive, rival)
          && !TransitionSet.contains(set, rival)
          && source.mayBeConsumed(rivals[index + 1], locals)) {
        TransitionSet.add(set, rival);
      }
    }
  }

  private void addSenders(int letters, long[] set) {
    if (letters != Senders.NOBODY) {
      source.addSenders(letters, locals, set);
    }
  }

  @Override
  public void addInvisible(long[] set) {
    for (int process : watched) {
      TransitionSet.addAll(set, tables[process].remaining(state[process]).invisible);
    }
  }

  private void addAlive(long[] more, long[] set) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= more[word] & alive[word];
    }
  }
}
