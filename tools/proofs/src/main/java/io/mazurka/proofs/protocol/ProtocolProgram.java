package io.mazurka.proofs.protocol;

import static java.util.stream.Collectors.joining;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.protocol.MonitorTable.Step;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.local.LocalTables;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Translates a protocol into a guarded program: variables for each component of a local state and
 * of a monitor, {@linkplain LetterVariables variables for letters}, and a command for each step of
 * a local graph. The program does what the protocol does under some {@linkplain LetterProviso
 * provisos}: no letter is in flight twice on channels that are not sets, and no user code fails.
 * The provisos must be proved as well.
 */
public final class ProtocolProgram {

  /** The kinds of mishap that are no part of programs: what happens to messages. */
  private static final Set<Mishap> MISSING = Set.of(Mishap.LOSS, Mishap.DUPLICATION);

  private final LocalTables tables;
  private final LocalAnalysis analysis;
  private final Meaning meaning;
  private final ProgramBuilder program;
  private final LetterVariables letters;
  private final CrashVariables crashes;
  private final List<ProcessId> processes = new ArrayList<>();
  private final List<MonitorTable> monitors = new ArrayList<>();
  private final Map<String, List<Object>> values = new LinkedHashMap<>();
  private final Map<String, ValueVariables> variables = new LinkedHashMap<>();
  private final List<LetterProviso> provisos = new ArrayList<>();
  private final Map<String, List<Object>> labels = new LinkedHashMap<>();

  private ProtocolProgram(LocalTables tables) {
    this.tables = tables;
    this.analysis = tables.analysis();
    this.meaning = analysis.background().meaning();
    this.program = Program.named(tables.protocol().name());
    this.letters = new LetterVariables(program, analysis.background());
    this.crashes = new CrashVariables(program, meaning, tables.protocol().mishaps());
  }

  /**
   * A protocol as a program with its invariants.
   *
   * @param model the program
   * @param provisos the conditions under which the program is exact
   * @param overtaking whether the program does more than the protocol even so: messages may
   *     overtake each other in a queue
   * @param labels the values that the numbers in variables stand for, where the numbers do not
   *     stand for themselves
   * @param roles for each role, the names of its processes
   */
  public record Translation(
      GuardedModel model,
      List<LetterProviso> provisos,
      boolean overtaking,
      Map<String, List<Object>> labels,
      List<List<String>> roles) {}

  /** Translates a protocol; throws a {@link NotProvableException} if that is not possible. */
  public static Translation of(LocalTables tables) {
    Protocol protocol = tables.protocol();
    tables
        .analysis()
        .gap()
        .ifPresent(
            gap -> {
              throw new NotProvableException("the local analysis is not complete: " + gap);
            });
    List<Mishap> missing =
        protocol.mishaps().keySet().stream().filter(MISSING::contains).sorted().toList();
    if (!missing.isEmpty()) {
      throw new NotProvableException(
          missing.stream().map(Mishap::plural).collect(joining(" and "))
              + " are declared, which are no part of local graphs; check explores them");
    }
    return new ProtocolProgram(tables).translated();
  }

  private Translation translated() {
    Protocol protocol = tables.protocol();
    protocol.roles().forEach(role -> processes.addAll(role.members()));
    for (LocalGraph graph : analysis.graphs()) {
      addLocals(graph);
      crashes.add(graph);
    }
    analysis.graphs().forEach(letters::add);
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
    ProtocolConditions conditions = new ProtocolConditions(values, variables);
    Map<String, BooleanExpression> invariants = conditions.of(protocol);
    provisos.addAll(conditions.provisos());
    List<List<String>> roles = new ArrayList<>();
    for (Role<?> role : protocol.roles()) {
      roles.add(role.members().stream().map(ProcessId::toString).toList());
    }
    return new Translation(
        GuardedModel.of(program.build(), invariants).mayEnd(),
        provisos,
        letters.overtaking(),
        labels,
        roles);
  }

  private void addLocals(LocalGraph graph) {
    int process = graph.process();
    List<Object> locals =
        graph.locals().stream().map(local -> meaning.local(process, local)).distinct().toList();
    Set<Object> initial = new LinkedHashSet<>();
    tables.initial().forEach(state -> initial.add(meaning.local(process, state[process])));
    addVariables(meaning.process(process), locals, initial);
  }

  private void addVariables(String name, List<Object> all, Set<Object> initial) {
    ValueVariables own = new ValueVariables(program, name, all, initial);
    if (values.put(name, all) != null) {
      throw new NotProvableException("a process and a monitor are both called " + name);
    }
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
    String process = meaning.process(graph.process());
    program.process(process);
    boolean crash = false;
    for (int local : graph.locals()) {
      for (LocalStep step : graph.steps(local)) {
        boolean same = isSameEverywhere(tables.steps().apply(step.transition()));
        if (!same || !crash) {
          addCommand(graph, step, same);
        }
        crash |= same;
      }
    }
  }

  /** Whether a step can be taken in every local state and does the same: a crash does. */
  private boolean isSameEverywhere(StepDefinition step) {
    return step.crashes()
        && step.interrupted() == null
        && monitors.stream().noneMatch(table -> table.monitor().hears(step));
  }

  private void addCommand(LocalGraph graph, LocalStep step, boolean anywhere) {
    int process = graph.process();
    StepDefinition definition = tables.steps().apply(step.transition());
    List<BooleanExpression> guard = new ArrayList<>();
    if (!anywhere) {
      Object before = meaning.local(process, step.from());
      guard.addAll(variables(process).is(before).conjuncts());
    }
    guard.addAll(crashes.guard(process, definition));
    guard.addAll(letters.waiting(step, graph.watched(step.transition())));
    guard.addAll(letters.room(step));
    String name = analysis.background().transitions().get(step.transition()).name();
    String words = "%s of %s".formatted(name, meaning.process(process));
    if (step.fails()) {
      provisos.add(new LetterProviso(new All(guard).not(), words + " fails"));
      return;
    }
    letters.proviso(step, words, new All(guard)).ifPresent(provisos::add);
    Step heard = step(process, step);
    List<Assignment> effect =
        new ArrayList<>(variables(process).assignments(heard.before(), heard.after()));
    effect.addAll(crashes.assignments(process, definition, step));
    effect.addAll(letters.assignments(step));
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
    String heard = monitor.monitor().name();
    ValueVariables own = Objects.requireNonNull(variables.get(heard));
    for (Object state : monitor.states()) {
      List<BooleanExpression> guards = new ArrayList<>(guard);
      guards.addAll(own.is(state).conjuncts());
      Optional<Object> after = monitor.next(state, step);
      if (after.isEmpty()) {
        String words = "the monitor %s fails when it hears %s".formatted(heard, name);
        provisos.add(new LetterProviso(new All(guards).not(), words));
      } else {
        List<Assignment> effects = new ArrayList<>(effect);
        effects.addAll(own.assignments(state, after.get()));
        addHeard(name, step, guards, effects, next + 1);
      }
    }
  }
}
