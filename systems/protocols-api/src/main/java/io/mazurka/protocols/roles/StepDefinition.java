package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.options.Mishap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One declared step of a role, of any kind, with types erased.
 *
 * @param role the role whose members may take the step
 * @param name the name of the step within the role
 * @param peer the peer, if the step was declared for each member of a role; else null
 * @param mishap the kind of mishap that the step is, if it is one that may be bounded; else null
 * @param interrupted the step in the middle of which the process crashes, if this is such a crash;
 *     else null
 * @param quorum how many messages the step consumes
 * @param messageType the type of the consumed messages
 * @param senders the roles from which the consumed messages may come
 * @param sends the messages that the step may send
 * @param access the variables that the step reads and writes
 * @param timing what the step has to do with time
 * @param guard whether the step is enabled in a local state with given messages
 * @param handler the effects of the step, one for each possible outcome
 */
public record StepDefinition(
    Role<?> role,
    String name,
    @Nullable ProcessId peer,
    @Nullable Mishap mishap,
    @Nullable StepDefinition interrupted,
    Quorum.Size quorum,
    Class<?> messageType,
    List<Role<?>> senders,
    List<SendDeclaration> sends,
    Access access,
    Timing timing,
    Guard guard,
    Handler handler) {

  public StepDefinition {
    senders = List.copyOf(senders);
    sends = List.copyOf(sends);
  }

  /**
   * Whether {@code member} of the role {@code some} may take this step; no process is its own peer.
   */
  public boolean isOf(Role<?> some, ProcessId member) {
    return role == some && (peer == null || !member.equals(peer));
  }

  /** Whether the step consumes messages. */
  public boolean consumes() {
    return quorum.most() > 0;
  }

  /**
   * Whether the process itself takes this step and may crash in it. This is true of all steps but
   * mishaps other than timeouts and the passing of time.
   */
  public boolean isByItsProcess() {
    return (mishap == null || mishap == Mishap.TIMEOUT) && !timing.passes();
  }

  /** Whether the process goes down in this step. */
  public boolean crashes() {
    return mishap == Mishap.CRASH;
  }

  /** Whether the step is possible only after a crash of its peer. */
  public boolean detects() {
    return messageType == CrashNotice.class;
  }

  /** The kinds of bounded mishap that happen in the step. */
  public Stream<Mishap> mishaps() {
    Stream<Mishap> before = interrupted == null ? Stream.of() : interrupted.mishaps();
    return mishap == null ? before : Stream.concat(Stream.of(mishap), before);
  }

  /** The declared step: this one, or the one in which the process crashes. */
  public StepDefinition declared() {
    return interrupted == null ? this : interrupted;
  }

  /** The name of the step in reports, with the peer if there is one. */
  public String title() {
    if (interrupted != null) {
      return interrupted.title() + ", crashing";
    }
    String about = detects() || mishap == Mishap.MISTAKE ? " " : " to ";
    return peer == null ? name : name + about + peer;
  }

  /** The name of the step after the name of its role, the same for all peers. */
  public String qualifiedName() {
    return role.name() + "." + name;
  }

  /** A step is known by its role, its name and its peer: no role has two with the same. */
  @Override
  public boolean equals(Object other) {
    return other instanceof StepDefinition step
        && role == step.role
        && name.equals(step.name)
        && Objects.equals(peer, step.peer);
  }

  @Override
  public int hashCode() {
    return name.hashCode() + (peer == null ? 0 : peer.hashCode());
  }

  /** A guard with types erased. */
  public interface Guard {
    /** Whether the step can be taken with these messages. */
    boolean test(Object state, List<Received<?>> consumed, ProcessId me);
  }

  /** A handler with types erased. */
  public interface Handler {
    /** The possible effects of the step with these messages. */
    List<? extends Effect<?>> apply(Object state, List<Received<?>> consumed, ProcessId me);
  }

  /**
   * A type of message that a step declares to send.
   *
   * @param reply whether the message goes only to the senders of the consumed messages
   */
  public record SendDeclaration(Class<?> type, Role<?> to, boolean reply) {}
}
