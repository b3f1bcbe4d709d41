package io.mazurka.kernel.exploration;

/** Why a search ended. */
public enum EndReason {
  /** Nothing was left to explore. */
  EXHAUSTED,
  /** A property failed, and the search stops at the first violation. */
  VIOLATION,
  /** Every property has its verdict. */
  DECIDED,
  TIME_LIMIT,
  STATE_LIMIT,
  DEPTH_LIMIT,
  MEMORY_LIMIT,
  /** Too many executions were planned ahead. */
  PLAN_LIMIT,
  /** A part of the model outgrew the table of its values. */
  MODEL_LIMIT,
  /** The cluster was lost or had too little memory. */
  CLUSTER_FAILED,
  /** The user stopped the search. */
  INTERRUPTED
}
