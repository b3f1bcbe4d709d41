package io.mazurka.protocols.engine;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.List;

/**
 * The relations between the transitions of a protocol in one state, put together from those of the
 * view of each process. They are computed once for each view.
 */
final class ProtocolRelations implements LocatedRelations {

  private final RelationSource source;
  private final ProcessComponent[] processes;

  /** Per transition, the process that takes it, and its place among that process's own. */
  private final int[] ownerOf;

  private final int[] placeOf;
  private final boolean absorbing;

  /** Per process and view, its relations; null if not yet computed. */
  private final ViewRelations[][] known;

  /** The view of each process, its relations, and what it may still do. */
  private final int[] views;

  private final ViewRelations[] current;
  private final int[] locals;
  private final long[] aliveOf;

  /** The transitions that some process may still take. */
  private final long[] alive;

  /**
   * @param absorbing whether a channel absorbs a message that is pending in it
   */
  ProtocolRelations(
      RelationSource source,
      List<ProcessComponent> processes,
      TransitionNumbers transitions,
      boolean absorbing) {
    this.source = source;
    this.processes = processes.toArray(ProcessComponent[]::new);
    this.absorbing = absorbing;
    this.known = new ViewRelations[processes.size()][16];
    this.current = new ViewRelations[processes.size()];
    this.views = new int[processes.size()];
    this.locals = new int[processes.size()];
    Arrays.fill(views, -1);
    this.ownerOf = new int[transitions.size()];
    this.placeOf = new int[transitions.size()];
    for (int number = 0; number < ownerOf.length; number++) {
      ownerOf[number] = transitions.get(number).process().index();
      boolean first = number == 0 || ownerOf[number - 1] != ownerOf[number];
      placeOf[number] = first ? 0 : placeOf[number - 1] + 1;
    }
    this.alive = TransitionSet.empty(transitions.size());
    this.aliveOf = new long[processes.size() * alive.length];
  }

  /** States that follow each other in a search share most of their views. */
  @Override
  public void moveTo(int[] state) {
    Arrays.fill(alive, 0);
    for (int process = 0; process < current.length; process++) {
      int view = state[process];
      if (views[process] != view) {
        views[process] = view;
        current[process] = relations(process, view);
        locals[process] = current[process].local;
        System.arraycopy(current[process].alive, 0, aliveOf, process * alive.length, alive.length);
      }
      for (int word = 0; word < alive.length; word++) {
        alive[word] |= aliveOf[process * alive.length + word];
      }
    }
  }

  private ViewRelations relations(int process, int view) {
    ViewRelations[] table = known[process];
    if (view >= table.length) {
      table = Arrays.copyOf(table, Math.max(view + 1, 2 * table.length));
      known[process] = table;
    }
    ViewRelations relations = table[view];
    if (relations == null) {
      relations = source.of(processes[process], view);
      table[view] = relations;
    }
    return relations;
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    ViewRelations relations = current[ownerOf[transition]];
    int place = placeOf[transition];
    Partners interfering = relations.interfering[place];
    addAlive(interfering.transitions(), 0, set);
    addSenders(interfering.letters(), set);
    addRivals(interfering.rivals(), set);
    if (absorbing) {
      addConsumers(relations.sent[place], set);
    }
  }

  /**
   * A message that is sent while an equal one is pending is absorbed; whether it is depends on who
   * consumes the pending one first.
   */
  private void addConsumers(int[] sent, long[] set) {
    for (int index = 0; index < sent.length; index += 2) {
      ViewRelations recipient = current[sent[index]];
      if (recipient.isPending(sent[index + 1])) {
        addAlive(recipient.consumers(sent[index + 1]), 0, set);
      }
    }
  }

  @Override
  public int enablingSets(int transition) {
    return current[ownerOf[transition]].enablingSets(placeOf[transition]);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    ViewRelations relations = current[ownerOf[transition]];
    int number = relations.enablingSet(placeOf[transition], index);
    addAlive(relations.enabling, number * set.length, set);
    addSenders(relations.enablingLetters[number], set);
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
    for (ViewRelations relations : current) {
      TransitionSet.addAll(set, relations.invisible);
    }
  }

  private void addAlive(long[] more, int from, long[] set) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= more[from + word] & alive[word];
    }
  }
}
