package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The consensus of section 5.1 of Bokor's thesis (2011) in plain Java, with crashes and a perfect
 * failure detector as declared parts. It is the protocol of the program {@code consensus}, step by
 * step, with the same states. A process that is suspected by mistake breaks agreement.
 */
public final class DetectedConsensus implements ProtocolModel {

  private static final int NONE = -1;

  /**
   * A process.
   *
   * @param proposing those to whom it has not yet proposed
   * @param known the values it knows, its own included
   * @param suspects those it suspects
   * @param telling the suspicions it has not yet told
   * @param heard the suspicions it was told
   * @param decision the value it has decided, or {@link #NONE}
   */
  public record Node(
      Set<ProcessId> proposing,
      Map<ProcessId, Integer> known,
      Set<ProcessId> suspects,
      Set<Told> telling,
      Set<Told> heard,
      int decision) {

    private Node proposedTo(ProcessId peer) {
      return new Node(without(proposing, peer), known, suspects, telling, heard, decision);
    }

    private Node knows(ProcessId subject, int value) {
      if (value == NONE) {
        return this;
      }
      Map<ProcessId, Integer> more = new HashMap<>(known);
      more.put(subject, value);
      return new Node(proposing, more, suspects, telling, heard, decision);
    }

    private Node suspecting(ProcessId subject, Set<Told> news) {
      Set<Told> more = new HashSet<>(telling);
      more.addAll(news);
      return new Node(proposing, known, with(suspects, subject), more, heard, decision);
    }

    private Node told(Told what) {
      return new Node(proposing, known, suspects, without(telling, what), heard, decision);
    }

    private Node hears(Told what) {
      return new Node(proposing, known, suspects, telling, with(heard, what), decision);
    }

    private Node decided() {
      int least = known.values().stream().mapToInt(Integer::intValue).min().orElse(NONE);
      return new Node(proposing, known, suspects, telling, heard, least);
    }

    /** Whether all that may know the value of a suspected process have reported on it. */
    private boolean isSettled(ProcessId subject, List<ProcessId> others) {
      return suspects.contains(subject)
          && others.stream()
              .filter(one -> !one.equals(subject))
              .allMatch(one -> suspects.contains(one) || heard.contains(new Told(subject, one)));
    }

    private static <T> Set<T> with(Set<T> set, T element) {
      Set<T> more = new HashSet<>(set);
      more.add(element);
      return more;
    }

    private static <T> Set<T> without(Set<T> set, T element) {
      Set<T> fewer = new HashSet<>(set);
      fewer.remove(element);
      return fewer;
    }
  }

  /** That one is suspected, and who is told or has told so. */
  public record Told(ProcessId subject, ProcessId peer) {}

  /** A process proposes its value. */
  public record Propose(int value) {}

  /** A process suspects another, and knows a value of it or {@link #NONE}. */
  public record Suspect(ProcessId subject, int value) {}

  @Override
  public String name() {
    return "consensus-protocol";
  }

  @Override
  public String summary() {
    return "the consensus as a protocol that declares crashes and a failure detector; f=2 is too many";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("n", 2, 2, 4), Parameter.of("f", 1, 0, 4), Parameter.of("mistakes", 0, 0, 8));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("n"), arguments.get("f"), arguments.get("mistakes"));
  }

  /** Consensus of {@code n} processes, of which {@code f} may crash, with so many mistakes. */
  public Protocol protocol(int n, int f, int mistakes) {
    ProtocolBuilder consensus = Protocol.named(name()).crashes(f).mistakes(mistakes);
    Role<Node> node = consensus.role("node", n);
    node.eachStartsIn(member -> initial(node, member.id(), 0));
    node.crashesBetweenSteps();
    addProposals(node);
    addSuspicions(node, mistakes > 0);
    node.step("decide")
        .when((self, me) -> self.decision() == NONE && mayDecide(self, others(node, me)))
        .then(self -> become(self.decided()));
    for (int values = 0; values < 1 << n; values++) {
      int bits = values;
      consensus.initially(
          start -> {
            for (int number = 1; number <= n; number++) {
              start.set(
                  node, number, initial(node, node.member(number), (bits >> (number - 1)) & 1));
            }
          });
    }
    consensus
        .invariant("agreement")
        .forEachPair(
            node,
            (one, other) ->
                one.decision() == NONE
                    || other.decision() == NONE
                    || one.decision() == other.decision());
    return consensus.build();
  }

  private static Node initial(Role<Node> node, ProcessId me, int value) {
    return new Node(
        Set.copyOf(others(node, me)), Map.of(me, value), Set.of(), Set.of(), Set.of(), NONE);
  }

  private static List<ProcessId> others(Role<Node> node, ProcessId me) {
    return node.members().stream().filter(Predicate.not(me::equals)).toList();
  }

  private static boolean mayDecide(Node self, List<ProcessId> others) {
    return self.proposing().isEmpty()
        && others.stream()
            .allMatch(one -> self.known().containsKey(one) || self.isSettled(one, others));
  }

  private static void addProposals(Role<Node> node) {
    node.step("propose")
        .toEach(node)
        .when((self, peer) -> self.proposing().contains(peer))
        .sends(Propose.class, node)
        .then(
            (self, peer, me) ->
                become(self.proposedTo(peer))
                    .send(peer, new Propose(Objects.requireNonNull(self.known().get(me)))));
    node.step("learn")
        .on(Propose.class, node)
        .then((self, message, sender) -> become(self.knows(sender, message.value())));
  }

  private static void addSuspicions(Role<Node> node, boolean mistaken) {
    node.step("suspect")
        .onCrashAndSilenceOf(node)
        .when((self, peer) -> !self.suspects().contains(peer))
        .then((self, peer, me) -> suspicion(node, self, peer, me));
    if (mistaken) {
      node.mistake("wrongly suspect")
          .toEach(node)
          .when((self, peer) -> !self.suspects().contains(peer))
          .then((self, peer, me) -> suspicion(node, self, peer, me));
    }
    node.step("tell")
        .toEach(node)
        .when((self, peer) -> self.telling().stream().anyMatch(one -> one.peer().equals(peer)))
        .sends(Suspect.class, node)
        .thenAny((self, peer) -> reports(self, peer));
    node.step("hear")
        .on(Suspect.class, node)
        .then(
            (self, message, sender) ->
                become(
                    self.knows(message.subject(), message.value())
                        .hears(new Told(message.subject(), sender))));
  }

  private static Effect<Node> suspicion(
      Role<Node> node, Node self, ProcessId subject, ProcessId me) {
    Set<Told> news = new HashSet<>();
    others(node, me).stream()
        .filter(one -> !one.equals(subject))
        .forEach(one -> news.add(new Told(subject, one)));
    return become(self.suspecting(subject, news));
  }

  private static List<Effect<Node>> reports(Node self, ProcessId peer) {
    List<Effect<Node>> reports = new ArrayList<>();
    for (Told one : self.telling()) {
      if (one.peer().equals(peer)) {
        int value = self.known().getOrDefault(one.subject(), NONE);
        reports.add(become(self.told(one)).send(peer, new Suspect(one.subject(), value)));
      }
    }
    return reports;
  }
}
