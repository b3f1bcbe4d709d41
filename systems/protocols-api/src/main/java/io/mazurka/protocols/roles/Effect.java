package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.clocks.Timer.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a step does: the process's new local state and the messages it sends, and what becomes of
 * its timers. Immutable.
 */
public final class Effect<S> {

  private final S state;
  private final List<Send> sends;
  private final List<Setting> settings;

  private Effect(S state, List<Send> sends, List<Setting> settings) {
    this.state = state;
    this.sends = List.copyOf(sends);
    this.settings = List.copyOf(settings);
  }

  /** Moves the process to {@code state} and sends nothing yet. */
  public static <S> Effect<S> become(S state) {
    return new Effect<>(state, List.of(), List.of());
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

  /** Starts {@code timer}, anew if it runs. */
  public Effect<S> start(Timer timer) {
    return and(new Setting(required(timer), timer.usual()));
  }

  /** Starts {@code timer} for so many units of time. */
  public Effect<S> start(Timer timer, int units) {
    return start(timer, units, units);
  }

  /** Starts {@code timer}, which runs out after {@code least} to {@code most} units of time. */
  public Effect<S> start(Timer timer, int least, int most) {
    return and(new Setting(timer, required(timer).window(least, most)));
  }

  /** Stops {@code timer}; nothing happens if it does not run. */
  public Effect<S> stop(Timer timer) {
    return and(new Setting(required(timer), null));
  }

  private static Timer required(Timer timer) {
    return Objects.requireNonNull(timer, "the timer is null");
  }

  private Effect<S> and(Setting setting) {
    List<Setting> more = new ArrayList<>(settings);
    more.add(setting);
    return new Effect<>(state, sends, more);
  }

  private static <T> T required(T part, String what) {
    return Objects.requireNonNull(part, () -> "the " + what + " of a message is null");
  }

  private Effect<S> and(Send send) {
    Objects.requireNonNull(send.message(), "a message is null");
    List<Send> more = new ArrayList<>(sends);
    more.add(send);
    return new Effect<>(state, more, settings);
  }

  /** The new local state of the process. */
  public S state() {
    return state;
  }

  /** The sends in the order they were added. */
  public List<Send> sends() {
    return sends;
  }

  /** What becomes of timers, in the order it was added. */
  public List<Setting> settings() {
    return settings;
  }

  /** The same messages, with another local state and no timers. */
  <T> Effect<T> settled(T other) {
    return new Effect<>(other, sends, List.of());
  }

  /** A timer that is started for some units of time, or stopped if {@code window} is null. */
  public record Setting(Timer timer, @Nullable Window window) {}

  /** One send: to a process, to a role, or, when both are null, as a reply. */
  public record Send(@Nullable ProcessId recipient, @Nullable Role<?> role, Object message) {}

  @Override
  public String toString() {
    return "become " + state + (sends.isEmpty() ? "" : ", send " + sends);
  }
}
