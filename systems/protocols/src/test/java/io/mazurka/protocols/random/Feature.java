package io.mazurka.protocols.random;

import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.function.Predicate;

/** Something that may happen in a protocol and that a comparison should have met. */
public enum Feature {
  /** A message is sent that is still in its channel. */
  DUPLICATE_SEND(Features::hasDuplicateSend),
  /** A quorum step has two choices that share a message. */
  OVERLAPPING_QUORUMS(Features::hasOverlappingQuorums),
  /** Two different steps of a process can take the same message. */
  COMPETING_CONSUMERS(Features::hasCompetingConsumers),
  /** Some execution comes back to a state. */
  CYCLE(graph -> Cycles.exist(graph, action -> true)),
  /** Some execution comes back to a state by steps that all consume something. */
  CYCLE_OF_MESSAGES(graph -> Cycles.exist(graph, action -> !action.consumed().isEmpty())),
  /** Everything ends while a message is still there. */
  UNREAD_MESSAGE(Features::hasUnreadMessage),
  /** A message that nobody can take in one state is taken in another. */
  REVIVED_MESSAGE(Features::hasRevivedMessage),
  /** The head of a queue keeps others from being received. */
  BLOCKING_HEAD(Features::hasBlockingHead),
  SEVERAL_INITIAL_STATES(graph -> graph.initialStates().size() > 1),
  /** The same initial state is declared twice. */
  DUPLICATE_INITIAL_STATES(Features::hasDuplicateInitialStates),
  /** A monitor hears steps of two processes. */
  MONITOR_OF_TWO_PROCESSES(Features::hasMonitorOfTwoProcesses),
  /** A step has several outcomes that differ. */
  SEVERAL_OUTCOMES(graph -> Features.hasOutcomes(graph, false)),
  /** Two outcomes of a step lead to the same state. */
  SAME_OUTCOME_TWICE(graph -> Features.hasOutcomes(graph, true)),
  /** A quorum step replies to all of its senders. */
  REPLY_TO_QUORUM(Features::hasReplyToQuorum),
  /** A step can take the messages of two senders, and also those of three. */
  SEVERAL_SIZES(Features::hasSeveralSizes),
  /** A step takes all messages that are there, two of them of one sender. */
  SWEEP(Features::hasSweep),
  /** A message is sent that a step which takes all of them refuses. */
  SPOILED_SWEEP(Features::hasSpoiledSweep),
  /** A message that is taken out of a bounded channel makes room for another. */
  ROOM_MADE(Features::hasRoomMade),
  /** A process crashes after it sent some of the messages of its step, but not all. */
  PARTIAL_CRASH(Features::hasPartialCrash),
  /** Somebody learns that a process has crashed. */
  DETECTED_CRASH(Features::hasDetectedCrash),
  /** A notice of a crash waits until a message is consumed. */
  WAITING_NOTICE(Features::hasWaitingNotice),
  TERMINAL_STATE(graph -> graph.figures().terminal() > 0),
  VIOLATION(graph -> graph.figures().violating() > 0);

  private final Predicate<ReferenceGraph> occurrence;

  Feature(Predicate<ReferenceGraph> occurrence) {
    this.occurrence = occurrence;
  }

  public boolean occursIn(ReferenceGraph graph) {
    return occurrence.test(graph);
  }
}
