package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.SearchDeclarations;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.checkpoint.Identity;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * The facts about a run that its search depends on: options, properties, system and reductions.
 * Limits, the number of workers and file names are not among them. A saved search may be continued
 * only by a run with the same facts.
 */
final class RunFacts {

  private static final String WORKERS = "--workers";

  private RunFacts() {}

  static Identity of(Identity known, CheckOptions options, Prepared prepared) {
    Identity facts = known;
    for (OptionDeclaration declaration : declarations()) {
      facts = facts.with(declaration.name(), declaration.text(options).orElse("the default"));
    }
    facts = facts.with("--all", options.all() ? "on" : "off");
    facts = facts.with("--property", names(options.properties().names()));
    for (Kind kind : AskedCondition.KINDS) {
      facts = facts.with(AskedCondition.option(kind), names(options.properties().conditions(kind)));
    }
    facts =
        facts.with(
            AskedFairness.OPTION,
            names(options.properties().fairness().stream().map(AskedFairness::toString).toList()));
    String file = options.properties().file();
    facts = facts.with("--properties", file == null ? "none" : Identity.ofFile(Path.of(file)));
    SearchTask task = prepared.task();
    facts =
        facts.with("properties", names(task.properties().stream().map(Property::name).toList()));
    facts =
        facts.with(
            "constraints",
            names(
                ConstrainedSystem.constraints(task.system()).stream()
                    .map(Property::name)
                    .toList()));
    facts = facts.with("system", digest(task.system()));
    return facts.with(
        "reductions",
        names(
            Stream.of(
                    List.of(task.reduction().description()),
                    prepared.model().reductions(),
                    task.symmetry().description())
                .flatMap(List::stream)
                .toList()));
  }

  private static List<OptionDeclaration> declarations() {
    return Stream.of(
            SearchDeclarations.search(),
            SearchDeclarations.reductions(),
            DeclaredOptions.ofFrontEnds())
        .flatMap(List::stream)
        .filter(declaration -> !declaration.name().equals(WORKERS))
        .toList();
  }

  private static String names(List<?> some) {
    return some.isEmpty()
        ? "none"
        : String.join(", ", some.stream().map(Object::toString).toList());
  }

  /** A checksum of the transitions and the initial states. */
  private static String digest(TransitionSystem system) {
    StringBuilder text = new StringBuilder();
    for (Transition transition : system.transitions()) {
      text.append(transition.process()).append('.').append(transition.name()).append('\n');
    }
    StateCodec codec = new StateCodec(system);
    CRC32C sum = new CRC32C();
    sum.update(text.toString().getBytes(StandardCharsets.UTF_8));
    try {
      system.initialStates().forEach(state -> sum.update(codec.encode(state)));
    } catch (UnsupportedValueException e) {
      throw new InvalidOptionException(
          "checkpoints need values with a canonical form: " + e.getMessage());
    }
    return "%d transitions, %d initial states, checksum %08x"
        .formatted(system.transitions().size(), system.initialStates().size(), sum.getValue());
  }
}
