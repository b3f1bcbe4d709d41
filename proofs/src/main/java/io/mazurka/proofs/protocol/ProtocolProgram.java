package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.Any;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.expressions.tree.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.protocol.MonitorTable.Step;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Received;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalStep;
import io.mazurka.protocols.analysis.Meaning;
import io.mazurka.protocols.local.LocalTables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A protocol as a guarded program: a variable for each component of a local state and of a monitor,
 * a flag for each letter that can be in flight, and a command for each step of a local graph. On
 * channels that are no sets the flags are exact only if no letter is ever sent that is in flight;
 * that, and that no step fails, has to be proved, too.
 */
public final class ProtocolProgram {

  /** The requirement without which other invariants of the program say nothing. */
  public static final String EXACT = "no letter is in flight twice, and no step fails";

  private final LocalTables tables;
  private final LocalAnalysis analysis;
  private final Meaning meaning;
  private final ProgramBuilder program;
  private final List<ProcessId> processes = new ArrayList<>();
  private final List<MonitorTable> monitors = new ArrayList<>();
  private final Map<String, List<Object>> values = new LinkedHashMap<>();
  private final Map<String, ValueVariables> variables = new LinkedHashMap<>();
  private final Map<Integer, StateVariable> letters = new HashMap<>();
  private final List<BooleanExpression> sound = new ArrayList<>();
  private final Map<String, List<Object>> labels = new LinkedHashMap<>();

  private ProtocolProgram(LocalTables tables) {
    this.tables = tables;
    this.analysis = tables.analysis();
    this.meaning = analysis.background().meaning();
    this.program = Program.named(tables.protocol().name());
  }

  /**
   * A protocol as a program with its invariants.
   *
   * @param model the program; a requirement {@link #EXACT} says that it is exact, if that is not
   *     plain
   * @param labels what the numbers in variables stand for, where they do not say it themselves
   * @param roles the names of processes that play the same role
   */
  public record Translation(
      GuardedModel model, Map<String, List<Object>> labels, List<List<String>> roles) {}

  /** Throws a {@link NotProvableException} if it cannot be done. */
  public static Translation of(LocalTables tables) {
    Protocol protocol = tables.protocol();
    tables
        .analysis()
        .gap()
        .ifPresent(
            gap -> {
              throw new NotProvableException("the local analysis is not complete: " + gap);
            });
    if (!protocol.mishaps().isEmpty()) {
      throw new NotProvableException(
          "crashes, losses and other mishaps are no part of local graphs");
    }
    return new ProtocolProgram(tables).translated();
  }

  private Translation translated() {
    Protocol protocol = tables.protocol();
    protocol.roles().forEach(role -> processes.addAll(role.members()));
    for (LocalGraph graph : analysis.graphs()) {
      addLocals(graph);
    }
    analysis.graphs().forEach(this::addLetters);
    List<Step> steps = steps();
    for (Monitor<?> monitor : protocol.monitors()) {
      MonitorTable table = MonitorTable.of(monitor, steps);
      monitors.add(table);
      addVariables(monitor.name(), table.states(), Set.of(monitor.initial()));
    }
    if (tables.initial().size() > 1) {
      program.initially(initial());
    }
    analysis.graphs().forEach(this::addCommands);
    Map<String, BooleanExpression> invariants =
        new LinkedHashMap<>(new ProtocolConditions(values, variables).of(protocol));
    if (!sound.isEmpty() && !invariants.isEmpty()) {
      invariants.put(EXACT, new All(sound));
    }
    List<List<String>> roles = new ArrayList<>();
    for (Role<?> role : protocol.roles()) {
      roles.add(role.members().stream().map(ProcessId::toString).toList());
    }
    return new Translation(GuardedModel.of(program.build(), invariants).mayEnd(), labels, roles);
  }

  private void addLocals(LocalGraph graph) {
    int process = graph.process();
    List<Object> locals =
        graph.locals().stream().map(local -> meaning.local(process, local)).toList();
    Set<Object> initial = new LinkedHashSet<>();
    tables.initial().forEach(state -> initial.add(meaning.local(process, state[process])));
    addVariables(meaning.process(process), locals, initial);
  }

  private void addVariables(String name, List<Object> all, Set<Object> initial) {
    ValueVariables own = new ValueVariables(program, name, all, initial);
    values.put(name, all);
    variables.put(name, own);
    own.addLabelsTo(labels);
  }

  private BooleanExpression initial() {
    List<BooleanExpression> states = new ArrayList<>();
    for (int[] state : tables.initial()) {
      List<BooleanExpression> parts = new ArrayList<>();
      for (int process = 0; process < state.length; process++) {
        parts.add(variables(process).is(meaning.local(process, state[process])));
      }
      states.add(new All(parts));
    }
    return new Any(states);
  }

  private ValueVariables variables(int process) {
    return Objects.requireNonNull(variables.get(meaning.process(process)));
  }

  /** What a liar may say is always there. */
  private void addLetters(LocalGraph graph) {
    String recipient = meaning.process(graph.process());
    Set<String> names = new HashSet<>();
    graph.letters().stream()
        .forEach(
            letter -> {
              Received<?> received = meaning.letter(letter);
              String message = String.valueOf(received.message());
              String name =
                  "%s from %s to %s"
                      .formatted(
                          message.replace('[', '(').replace(']', ')'),
                          received.sender(),
                          recipient);
              name = names.add(name) ? name : name + " (" + letter + ")";
              letters.put(
                  letter, program.variable(name, VariableType.BOOLEAN, isLasting(letter) ? 1 : 0));
            });
  }

  private StateVariable flag(int letter) {
    return Objects.requireNonNull(letters.get(letter));
  }

  private boolean isLasting(int letter) {
    return analysis.background().lasting().test(letter);
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (LocalGraph graph : analysis.graphs()) {
      for (int local : graph.locals()) {
        for (LocalStep step : graph.steps(local)) {
          if (!step.fails()) {
            steps.add(step(graph.process(), step));
          }
        }
      }
    }
    return steps;
  }

  private Step step(int process, LocalStep step) {
    return new Step(
        tables.steps().apply(step.transition()),
        processes.get(process),
        meaning.local(process, step.from()),
        meaning.local(process, step.to()));
  }

  private void addCommands(LocalGraph graph) {
    program.process(meaning.process(graph.process()));
    for (int local : graph.locals()) {
      for (LocalStep step : graph.steps(local)) {
        List<BooleanExpression> guard = new ArrayList<>();
        Object before = meaning.local(graph.process(), local);
        guard.addAll(variables(graph.process()).is(before).conjuncts());
        step.consumed().forEach(letter -> guard.add(BooleanExpression.of(flag(letter))));
        if (step.fails()) {
          sound.add(new All(guard).not());
        } else {
          addCommand(graph.process(), step, guard);
        }
      }
    }
  }

  private void addCommand(int process, LocalStep step, List<BooleanExpression> guard) {
    Step heard = step(process, step);
    List<Assignment> effect =
        new ArrayList<>(variables(process).assignments(heard.before(), heard.after()));
    List<BooleanExpression> twice = new ArrayList<>();
    for (int letter : new LinkedHashSet<>(step.consumed())) {
      if (!step.sent().contains(letter) && !isLasting(letter)) {
        effect.add(new Assignment(flag(letter), IntegerExpression.of(0)));
      }
    }
    for (int letter : new LinkedHashSet<>(step.sent())) {
      if (!isLasting(letter) && !step.consumed().contains(letter)) {
        effect.add(new Assignment(flag(letter), IntegerExpression.of(1)));
        twice.add(BooleanExpression.of(flag(letter)));
      }
    }
    if (tables.protocol().channels() != Channels.SET && !twice.isEmpty()) {
      sound.add(new All(guard).implies(new Any(twice).not()));
    }
    String name = analysis.background().transitions().get(step.transition()).name();
    addHeard(name, heard, guard, effect, 0);
  }

  /** Adds a command for each combination of states of the monitors that hear the step. */
  private void addHeard(
      String name, Step step, List<BooleanExpression> guard, List<Assignment> effect, int next) {
    if (next == monitors.size()) {
      program.command(name, new All(guard), effect);
      return;
    }
    MonitorTable monitor = monitors.get(next);
    if (!monitor.hears(step)) {
      addHeard(name, step, guard, effect, next + 1);
      return;
    }
    ValueVariables own = Objects.requireNonNull(variables.get(monitor.monitor().name()));
    for (Object state : monitor.states()) {
      List<BooleanExpression> guards = new ArrayList<>(guard);
      guards.addAll(own.is(state).conjuncts());
      List<Assignment> effects = new ArrayList<>(effect);
      effects.addAll(own.assignments(state, monitor.next(state, step)));
      addHeard(name, step, guards, effects, next + 1);
    }
  }
}
