package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.Renaming;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.decomposition.LocalFields;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a process its identity means, where it is kept or sent. A part that has to do with
 * one part of the other role means that one. Any choice is right, as the whole process is known
 * from each of its parts; but only a good choice leaves parts interchangeable.
 */
final class IdentityParts {

  private final PartProcesses parts;

  /** By part of a role and other role, the first part of the other that it talks with. */
  private final Map<Talk, Integer> talks = new HashMap<>();

  /** By field of a role and other role, the part of the other whose letters fill the field. */
  private final Map<Filled, Integer> filled = new HashMap<>();

  private record Talk(Role<?> role, int part, Role<?> other) {}

  private record Filled(Role<?> role, int field, Role<?> other) {}

  IdentityParts(PartProcesses parts, ProtocolTables whole) {
    this.parts = parts;
    for (LocalGraph graph : whole.analysis().graphs()) {
      Meaning meaning = whole.analysis().background().meaning();
      for (LocalStep step : graph.steps()) {
        for (int letter : step.sent()) {
          int recipient = meaning.recipient(letter);
          int from = parts.sender(graph.process(), letter);
          int to = parts.consumer(recipient, letter);
          talks(parts.whole(graph.process()), from, parts.whole(recipient), to);
          talks(parts.whole(recipient), to, parts.whole(graph.process()), from);
        }
        for (int letter : step.consumed()) {
          fill(graph.process(), step, meaning.letter(letter), letter);
        }
      }
    }
  }

  private void talks(ProcessInstance one, int part, ProcessInstance other, int otherPart) {
    talks.merge(new Talk(one.role(), part, other.role()), otherPart, Math::min);
  }

  /** A role that stays whole may lead to local states without fields: crashed or failed ones. */
  private void fill(int process, LocalStep step, Received<?> received, int letter) {
    ProcessInstance sender = parts.named(received.sender());
    if (sender == null || parts.count(process) == 1) {
      return;
    }
    Role<?> role = parts.whole(process).role();
    LocalFields fields = parts.product(role).fields();
    for (int field = 0; field < fields.size(); field++) {
      if (fields.number(field, step.from()) != fields.number(field, step.to())
          && mentions(fields.value(field, step.to()), received.sender())
          && !mentions(fields.value(field, step.from()), received.sender())) {
        filled.putIfAbsent(
            new Filled(role, field, sender.role()), parts.sender(sender.index(), letter));
      }
    }
  }

  private static boolean mentions(@Nullable Object value, ProcessId id) {
    Set<Atom> found = new HashSet<>();
    new Renaming(
            atom -> {
              found.add(atom);
              return atom;
            })
        .apply(value);
    return found.contains(id);
  }

  /** The part of a process that a part of another means. */
  private int meant(Role<?> role, int part, Role<?> other) {
    return role == other ? part : talks.getOrDefault(new Talk(role, part, other), 0);
  }

  /** The value of a field, in which identities mean parts. */
  @Nullable Object field(Role<?> role, int part, int field, @Nullable Object value) {
    return named(
        value,
        other ->
            filled.getOrDefault(
                new Filled(role, field, other.role()), meant(role, part, other.role())));
  }

  /** A message, in which identities mean parts. */
  Object message(Object message, Role<?> from, int sender, Role<?> to, int recipient) {
    Object named =
        named(
            message,
            other ->
                to == other.role() && from != to
                    ? recipient
                    : from == other.role()
                            || talks.containsKey(new Talk(from, sender, other.role()))
                        ? meant(from, sender, other.role())
                        : meant(to, recipient, other.role()));
    return Objects.requireNonNull(named);
  }

  /** The peer of a step of a part. */
  ProcessId peer(Role<?> role, int part, ProcessId peer) {
    return (ProcessId)
        Objects.requireNonNull(named(peer, other -> meant(role, part, other.role())));
  }

  private @Nullable Object named(@Nullable Object value, ToIntFunction<ProcessInstance> part) {
    return new Renaming(
            atom -> {
              ProcessInstance process = atom instanceof ProcessId id ? parts.named(id) : null;
              return process == null
                  ? atom
                  : parts.all().get(parts.index(process.index(), part.applyAsInt(process))).id();
            })
        .apply(value);
  }
}
