package io.mazurka.protocols.roles;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a step does: the process's new local state and the messages it sends. Immutable. */
public final class Effect<S> {

  private final S state;
  private final List<Send> sends;

  private Effect(S state, List<Send> sends) {
    this.state = state;
    this.sends = List.copyOf(sends);
  }

  /** Moves the process to {@code state} and sends nothing yet. */
  public static <S> Effect<S> become(S state) {
    return new Effect<>(state, List.of());
  }

  /** Sends {@code message} to one process. */
  public Effect<S> send(ProcessId recipient, Object message) {
    return and(new Send(required(recipient, "recipient"), null, message));
  }

  /** Sends {@code message} to every member of {@code role}, except the sender itself. */
  public Effect<S> broadcast(Role<?> role, Object message) {
    return and(new Send(null, required(role, "role"), message));
  }

  /**
   * Replies with {@code message} to the sender of the consumed message or, in a quorum step, to
   * each of the senders.
   */
  public Effect<S> reply(Object message) {
    return and(new Send(null, null, message));
  }

  private static <T> T required(T part, String what) {
    return Objects.requireNonNull(part, () -> "the " + what + " of a message is null");
  }

  private Effect<S> and(Send send) {
    Objects.requireNonNull(send.message(), "a message is null");
    List<Send> more = new ArrayList<>(sends);
    more.add(send);
    return new Effect<>(state, more);
  }

  /** The new local state of the process. */
  public S state() {
    return state;
  }

  /** The sends in the order they were added. */
  public List<Send> sends() {
    return sends;
  }

  /** One send: to a process, to a role, or, when both are null, as a reply. */
  public record Send(@Nullable ProcessId recipient, @Nullable Role<?> role, Object message) {}

  @Override
  public String toString() {
    return "become " + state + (sends.isEmpty() ? "" : ", send " + sends);
  }
}
