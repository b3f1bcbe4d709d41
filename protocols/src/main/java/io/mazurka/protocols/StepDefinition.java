package io.mazurka.protocols;

import io.mazurka.protocols.options.Mishap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a role as declared, whatever its kind, with types erased.
 *
 * @param role who may take it
 * @param name its name within the role
 * @param peer whom it is about, if it was declared for each of a role; else null
 * @param mishap what happens in it, if that may be bounded; else null
 * @param quorum how many messages it consumes, each from another sender; 0 for a spontaneous step
 * @param messageType the type of the messages it consumes
 * @param senders the roles they may come from
 * @param sends what it may send
 * @param access what it does with the variables of its process
 * @param guard whether it is enabled in a local state with these messages
 * @param handler what it does then: one effect for each possible outcome
 */
public record StepDefinition(
    Role<?> role,
    String name,
    @Nullable ProcessId peer,
    @Nullable Mishap mishap,
    int quorum,
    Class<?> messageType,
    List<Role<?>> senders,
    List<SendDeclaration> sends,
    Access access,
    Guard guard,
    Handler handler) {

  public StepDefinition {
    senders = List.copyOf(senders);
    sends = List.copyOf(sends);
  }

  /** Whether a member of {@code some} role may take it; nobody is a peer of itself. */
  public boolean isOf(Role<?> some, ProcessId member) {
    return role == some && (peer == null || !member.equals(peer));
  }

  /** Whether it is something that its process does, and in which it may crash. */
  public boolean isByItsProcess() {
    return mishap == null || mishap == Mishap.TIMEOUT;
  }

  /** The name that people see, which tells it from the same step about another peer. */
  public String title() {
    return peer == null ? name : name + " to " + peer;
  }

  /** Its name with that of the role, the same for all peers. */
  public String qualifiedName() {
    return role.name() + "." + name;
  }

  /** The name tells nearly all steps apart; the rest takes long to hash. */
  @Override
  public int hashCode() {
    return name.hashCode() + (peer == null ? 0 : peer.hashCode());
  }

  /** A guard with types erased. */
  public interface Guard {
    boolean test(Object state, List<Received<?>> consumed, ProcessId me);
  }

  /** A handler with types erased. */
  public interface Handler {
    List<? extends Effect<?>> apply(Object state, List<Received<?>> consumed, ProcessId me);
  }

  /**
   * What a step says it may send.
   *
   * @param reply whether it goes only to the senders of the consumed messages
   */
  public record SendDeclaration(Class<?> type, Role<?> to, boolean reply) {}
}
