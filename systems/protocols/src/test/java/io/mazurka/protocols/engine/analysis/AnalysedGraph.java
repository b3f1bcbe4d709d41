package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.Link;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The full state graph of a protocol in the numbers of its local analysis. */
final class AnalysedGraph {

  final ReferenceGraph graph;
  final LocalAnalysis analysis;
  final List<ProcessId> processes;
  private final Channels channels;
  private final Map<Mail, Integer> letters = new HashMap<>();
  private final Map<Action, LocalStep> steps = new IdentityHashMap<>();
  private final List<Map<Object, Integer>> locals = new ArrayList<>();

  /** A local state, and whether its process has crashed there. */
  private record Stance(boolean crashed, Object local) {}

  /** A letter with its recipient. */
  private record Mail(ProcessId recipient, Received<?> letter) {}

  AnalysedGraph(Protocol protocol, Split split, ReferenceGraph graph) {
    this.graph = graph;
    this.analysis =
        ProtocolCompiler.analyse(
            protocol, CheckOptions.unreduced().with(ProtocolOptions.defaults().withSplit(split)));
    this.channels = protocol.channels();
    this.processes = protocol.roles().stream().flatMap(r -> r.members().stream()).toList();
    for (LocalGraph local : analysis.graphs()) {
      Map<Object, Integer> numbers = new HashMap<>();
      local
          .locals()
          .forEach(
              number ->
                  numbers.put(
                      new Stance(
                          analysis.background().meaning().isCrashed(local.process(), number),
                          analysis.background().meaning().local(local.process(), number)),
                      number));
      locals.add(numbers);
      local.letters().stream()
          .forEach(
              letter ->
                  letters.put(
                      new Mail(
                          processes.get(local.process()),
                          analysis.background().meaning().letter(letter)),
                      letter));
    }
  }

  int process(Action action) {
    return processes.indexOf(action.process());
  }

  /** The number of a process's local state, or null if the analysis does not have it. */
  @Nullable Integer local(GlobalState state, int process) {
    ProcessId id = processes.get(process);
    boolean declared = !graph.protocol().crashing().isEmpty();
    boolean crashed = declared && state.crashed().contains(id);
    return locals.get(process).get(new Stance(crashed, state.locals().get(id)));
  }

  int knownLocal(GlobalState state, int process) {
    return Objects.requireNonNull(local(state, process));
  }

  LocalStep knownStep(GlobalState state, Action action) {
    return steps.computeIfAbsent(action, key -> Objects.requireNonNull(step(state, action)));
  }

  /** The transitions of a process that have a step in its local graph. */
  List<Integer> transitionsOf(int process) {
    return analysis.graphs().get(process).steps().stream()
        .map(LocalStep::transition)
        .distinct()
        .toList();
  }

  /** The transitions of a process that are enabled in a state. */
  List<Integer> enabled(GlobalState state, int process) {
    return graph.actions(state).stream()
        .filter(action -> process(action) == process)
        .map(action -> knownStep(state, action).transition())
        .distinct()
        .toList();
  }

  /** The states that a transition leads to. */
  Set<GlobalState> successors(GlobalState state, int transition) {
    return graph.actions(state).stream()
        .filter(action -> knownStep(state, action).transition() == transition)
        .map(Action::target)
        .collect(Collectors.toSet());
  }

  /** The graph without the messages that the analysis calls dead. */
  ReferenceGraph withoutDeadMessages() {
    return graph.merged(state -> state.without((link, message) -> isDead(state, link, message)));
  }

  private boolean isDead(GlobalState state, Link link, Object message) {
    int recipient = processes.indexOf(link.to());
    Integer letter = Objects.requireNonNull(letter(link, message));
    return state.crashed().contains(link.to())
        || !analysis
            .facts(recipient)
            .canStillConsume(knownLocal(state, recipient))
            .contains(letter);
  }

  /** The letters that wait for a process; null stands for one that the analysis does not have. */
  Set<@Nullable Integer> inbox(GlobalState state, int process) {
    Set<@Nullable Integer> inbox = new HashSet<>();
    state
        .pending()
        .forEach(
            (link, content) -> {
              if (link.to().equals(processes.get(process))) {
                content.messages().forEach(message -> inbox.add(letter(link, message)));
              }
            });
    return inbox;
  }

  @Nullable Integer letter(Link link, Object message) {
    return letters.get(new Mail(link.to(), new Received<>(link.from(), message)));
  }

  /** The local step that an action in a state is, or null if the analysis does not have it. */
  @Nullable LocalStep step(GlobalState state, Action action) {
    int process = process(action);
    Integer from = local(state, process);
    Integer to = local(action.target(), process);
    List<@Nullable Integer> consumed = consumed(action);
    List<@Nullable Integer> sent = sent(action);
    if (from == null || to == null || consumed.contains(null) || sent.contains(null)) {
      return null;
    }
    String name = Objects.requireNonNull(action.step()).name();
    return analysis.graphs().get(process).steps(from).stream()
        .filter(step -> step.to() == to)
        .filter(step -> sameLetters(step.consumed(), consumed) && step.sent().equals(sent))
        .filter(step -> transition(step).name().startsWith(name))
        .findFirst()
        .orElse(null);
  }

  /** Whether letters are the same, in any order: several may come from one sender. */
  private static boolean sameLetters(List<Integer> some, List<@Nullable Integer> others) {
    return some.size() == others.size() && new HashSet<>(some).equals(new HashSet<>(others));
  }

  Transition transition(LocalStep step) {
    return analysis.background().transitions().get(step.transition());
  }

  private List<@Nullable Integer> consumed(Action action) {
    List<@Nullable Integer> numbers = new ArrayList<>();
    for (Received<?> received : action.consumed()) {
      numbers.add(letter(new Link(received.sender(), action.process()), received.message()));
    }
    return numbers;
  }

  private List<@Nullable Integer> sent(Action action) {
    Stream<@Nullable Integer> numbers =
        action.sent().stream()
            .map(sent -> letter(new Link(action.process(), sent.to()), sent.message()));
    List<@Nullable Integer> all = new ArrayList<>(numbers.toList());
    if (channels != Channels.FIFO && !all.contains(null)) {
      all.sort(null);
    }
    return channels == Channels.SET ? all.stream().distinct().toList() : all;
  }
}
