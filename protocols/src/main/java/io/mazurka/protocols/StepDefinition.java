package io.mazurka.protocols;

import java.util.List;

/**
 * One step of a role as declared, whatever its kind, with types erased.
 *
 * @param role who may take it
 * @param name its name within the role
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
    int quorum,
    Class<? extends Record> messageType,
    List<Role<?>> senders,
    List<SendDeclaration> sends,
    Access access,
    Guard guard,
    Handler handler) {

  public StepDefinition {
    senders = List.copyOf(senders);
    sends = List.copyOf(sends);
  }

  /** The name tells nearly all steps apart; the rest takes long to hash. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** A guard with types erased. */
  public interface Guard {
    boolean test(Object state, List<Received<?>> consumed);
  }

  /** A handler with types erased. */
  public interface Handler {
    List<? extends Effect<?>> apply(Object state, List<Received<?>> consumed);
  }

  /**
   * What a step says it may send.
   *
   * @param reply whether it goes only to the senders of the consumed messages
   */
  public record SendDeclaration(Class<? extends Record> type, Role<?> to, boolean reply) {}
}
