package io.mazurka.kernel.formula;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Subject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The channels whose messages fairness may be about.
 *
 * @param parties all who send and receive messages, each at the place of its number
 * @param obstacle why nothing can be assumed of messages, or null
 */
public record FairChannels(List<Party> parties, @Nullable String obstacle) {

  public FairChannels {
    parties = List.copyOf(parties);
  }

  /**
   * A process that sends and receives messages.
   *
   * @param role the role of which it is a member
   */
  public record Party(String process, String role) {

    private boolean isCalled(String name) {
      return process.equals(name) || role.equals(name);
    }
  }

  /** The channels of a system without messages. */
  public static FairChannels none() {
    return new FairChannels(List.of(), "this model has no messages");
  }

  /** The number of the channel between two parties. */
  public static int number(int sender, int recipient, int parties) {
    return sender * parties + recipient;
  }

  /** The assumption about messages that {@code asked} stands for. */
  FairnessAssumption assumption(AskedFairness asked) {
    if (obstacle != null) {
      throw new InvalidOptionException(
          "%s %s cannot be assumed: %s".formatted(AskedFairness.OPTION, asked, obstacle));
    }
    String whom = asked.whom();
    int arrow = whom == null ? -1 : whom.indexOf(AskedFairness.TO);
    List<Integer> senders =
        named(asked, whom == null || arrow < 0 ? null : whom.substring(0, arrow));
    List<Integer> recipients =
        named(
            asked,
            whom == null || arrow < 0 ? whom : whom.substring(arrow + AskedFairness.TO.length()));
    return new FairnessAssumption(
        Objects.requireNonNull(asked.strength()),
        whom == null ? "" : whom,
        senders.stream()
            .flatMap(from -> recipients.stream().map(to -> number(from, to, parties.size())))
            .collect(Collectors.toSet()),
        Subject.MESSAGES);
  }

  /** The numbers of the parties with this name of a process or role; all for null. */
  private List<Integer> named(AskedFairness asked, @Nullable String name) {
    List<Integer> found =
        IntStream.range(0, parties.size())
            .filter(number -> name == null || parties.get(number).isCalled(name))
            .boxed()
            .toList();
    if (found.isEmpty()) {
      Set<String> names = new LinkedHashSet<>();
      parties.forEach(party -> names.add(party.process()));
      List<String> processes = List.copyOf(names);
      parties.forEach(party -> names.add(party.role()));
      throw new InvalidOptionException(
          "%s %s: there is no process or role '%s'%s; the processes are %s"
              .formatted(
                  AskedFairness.OPTION,
                  asked,
                  name,
                  NearMiss.question(Objects.requireNonNull(name), List.copyOf(names)),
                  FairSteps.listed(processes)));
    }
    return found;
  }
}
