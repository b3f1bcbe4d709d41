package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Unused;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Notes which declared steps were possible somewhere, and what types of messages they sent and
 * consumed. Each view is noted once. Shared between workers.
 *
 * <p>Declared steps belong to a role, not to a process, so the notes are also right if processes
 * are interchangeable.
 */
final class StepNotes {

  /** The first letters of words that record a possible step, a sent type and a consumed type. */
  private static final char TAKEN = 't';

  private static final char SENT = 's';
  private static final char CONSUMED = 'c';

  private final Layout layout;
  private final TransitionNumbers transitions;
  private final Set<StepDefinition> taken = new HashSet<>();
  private final Set<Class<?>> sent = new HashSet<>();
  private final Set<Class<?>> consumed = new HashSet<>();

  StepNotes(Layout layout, TransitionNumbers transitions) {
    this.layout = layout;
    this.transitions = transitions;
  }

  /** Notes the steps of a process in a view that was reached. */
  synchronized void note(ProcessComponent process, List<ViewStep> steps) {
    for (ViewStep step : steps) {
      StepDefinition definition = transitions.get(step.transition()).step();
      if (definition != null && isDeclared(definition) && isAffordable(definition)) {
        taken.add(definition);
        step.consumed().forEach(one -> consumed.add(process.letters().content(one).getClass()));
        step.sent()
            .forEach(
                one ->
                    sent.add(
                        layout
                            .processes()
                            .get(one.recipient())
                            .letters()
                            .content(one.letter())
                            .getClass()));
      }
    }
  }

  /** The notes as words: steps by their index among the declared ones, types by name. */
  synchronized List<String> noted(List<StepDefinition> declared) {
    List<String> words = new ArrayList<>();
    for (int place = 0; place < declared.size(); place++) {
      if (taken.contains(declared.get(place))) {
        words.add(String.valueOf(TAKEN) + place);
      }
    }
    sent.forEach(type -> words.add(String.valueOf(SENT) + type.getName()));
    consumed.forEach(type -> words.add(String.valueOf(CONSUMED) + type.getName()));
    return words;
  }

  /** Adds the notes of another run. */
  synchronized void note(List<String> words, List<StepDefinition> declared, Namespace names) {
    for (String word : words) {
      String what = word.substring(1);
      switch (word.charAt(0)) {
        case TAKEN -> taken.add(declared.get(Integer.parseInt(what)));
        case SENT -> sent.add(names.type(what));
        default -> consumed.add(names.type(what));
      }
    }
  }

  /**
   * The declared steps and types that were never noted.
   *
   * @param everyStep whether all steps were noted, not only at least one of each declared step
   */
  synchronized Unused unused(List<StepDefinition> declared, boolean everyStep) {
    List<StepDefinition> steps =
        declared.stream().filter(step -> step.role().size() > 0 && isDeclared(step)).toList();
    Set<String> possible = new HashSet<>();
    steps.stream().filter(taken::contains).forEach(step -> possible.add(step.qualifiedName()));
    Set<String> neverTaken = new LinkedHashSet<>();
    steps.stream()
        .map(StepDefinition::qualifiedName)
        .filter(n -> !possible.contains(n))
        .forEach(neverTaken::add);
    Predicate<StepDefinition> unknown =
        step -> !everyStep && possible.contains(step.qualifiedName());
    Set<String> neverSent = new TreeSet<>();
    for (StepDefinition step : steps) {
      Class<?> type = step.messageType();
      if (step.consumes()
          && !step.detects()
          && sent.stream().noneMatch(type::isAssignableFrom)
          && !isAlwaysThere(type)
          && steps.stream().filter(unknown).noneMatch(other -> maySend(other, type))) {
        neverSent.add(type.getSimpleName());
      }
    }
    Set<String> neverConsumed = new TreeSet<>();
    for (Class<?> type : sent) {
      if (!consumed.contains(type)
          && steps.stream().filter(unknown).noneMatch(other -> mayConsume(other, type))) {
        neverConsumed.add(type.getSimpleName());
      }
    }
    return new Unused(List.copyOf(neverTaken), List.copyOf(neverSent), List.copyOf(neverConsumed));
  }

  /**
   * Whether the user declared this step: not losses, duplications, time and crashes in its middle.
   */
  private static boolean isDeclared(StepDefinition step) {
    return step.mishap() != Mishap.LOSS
        && step.mishap() != Mishap.DUPLICATION
        && step.interrupted() == null
        && !step.timing().passes();
  }

  /** Whether the step may happen at all: a mishap may be bounded by zero. */
  private boolean isAffordable(StepDefinition step) {
    return layout.budgets().stream()
        .noneMatch(budget -> budget.kind() == step.mishap() && budget.most() == 0);
  }

  /**
   * Whether some letter of this type lasts, that is, stays when it is consumed: for example a
   * message that a Byzantine process may send at any time.
   */
  private boolean isAlwaysThere(Class<?> type) {
    for (ProcessComponent process : layout.processes()) {
      for (int letter = 0; letter < process.letters().size(); letter++) {
        if (process.isLasting(letter) && type.isInstance(process.letters().content(letter))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean maySend(StepDefinition step, Class<?> type) {
    return step.sends().stream()
        .anyMatch(send -> send.type().isAssignableFrom(type) || type.isAssignableFrom(send.type()));
  }

  private static boolean mayConsume(StepDefinition step, Class<?> type) {
    return step.consumes() && step.messageType().isAssignableFrom(type);
  }
}
