package io.mazurka.kernel.delivery;

/** A transition system in which messages are under way, and steps take them out of channels. */
@FunctionalInterface
public interface MessageSystem {

  /** A new reader of what steps take, for one worker. */
  Takings takings();
}
