package io.mazurka.search.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import java.util.ArrayList;
import java.util.List;

/**
 * Prepares a check: compiles the system and picks the properties that were asked for. {@link
 * ReductionDecision} decides on the reduction and the symmetry.
 */
record Preparation(CheckOptions options, SearchListener listener) {

  /**
   * Compiles the system and makes the task; the search gets the time that the preparation leaves.
   */
  Check.Prepared prepare(Checkable system) {
    long start = System.nanoTime();
    CompiledModel model = accept(system);
    Check.Prepared prepared = prepareAgain(model, start);
    model.reducer().impossible().forEach(one -> listener.remark(one.toString()));
    return prepared;
  }

  /** Compiles the system, and refuses options that mean nothing to it. */
  CompiledModel accept(Checkable system) {
    Refusals.refuseForeign(options);
    Refusals.refuseBesideDynamicSets(options);
    system.features().refuseOthers(options);
    listener.asked(options.properties().among(system.declared()));
    CompiledModel model = system.compile(options);
    CompiledModel bounded = model.within(options.properties());
    Refusals.refuseIdle(options, bounded);
    Refusals.refuseConstrained(options, bounded);
    List<Property> chosen = chosen(bounded);
    listener.asked(Property.kinds(chosen));
    Refusals.refuseTemporal(options, bounded, chosen);
    return model;
  }

  /**
   * Makes the task for a compiled model; the search gets the time that is left since {@code start}.
   */
  Check.Prepared prepareAgain(CompiledModel whole, long start) {
    CompiledModel model = whole.within(options.properties());
    SearchTask task = task(model);
    double left = options.limits().seconds() - (System.nanoTime() - start) / 1e9;
    return new Check.Prepared(model, task.withLimits(options.limits().withSeconds(left)));
  }

  private SearchTask task(CompiledModel model) {
    List<Property> chosen = chosen(model);
    ReductionDecision decision = ReductionDecision.of(model, chosen, options);
    return new SearchTask(
        model.system(),
        decision.reduction(),
        decision.symmetry(),
        options.store(),
        chosen,
        stop(),
        options.limits(),
        Workforce.of(workers(model)),
        listener,
        decision.patience());
  }

  private int workers(CompiledModel model) {
    Exploration exploration = model.exploration();
    return exploration == null || options.askedWorkers() != null
        ? options.workers()
        : exploration.usualWorkers();
  }

  private List<Property> chosen(CompiledModel model) {
    List<String> asked = options.properties().asked();
    List<Property> known = known(model);
    List<String> names = known.stream().map(Property::name).toList();
    for (String name : asked) {
      if (!names.contains(name)) {
        throw new InvalidOptionException(
            "there is no property '%s'; this model has %s"
                .formatted(name, String.join(", ", names)));
      }
    }
    return known.stream()
        .filter(
            property ->
                asked.isEmpty()
                    ? model.deadlockByDefault() || property != StateProperty.NO_TERMINAL_STATE
                    : asked.contains(property.name()))
        .toList();
  }

  /** The model's own properties, and the absence of deadlock if the model does not declare it. */
  private static List<Property> known(CompiledModel model) {
    List<Property> known = new ArrayList<>(model.properties());
    if (known.stream().noneMatch(property -> property.kind() == Kind.DEADLOCK)) {
      known.add(StateProperty.NO_TERMINAL_STATE);
    }
    return known;
  }

  /** When the search stops. If the formulas come from a file, each of them is decided. */
  private Stop stop() {
    if (options.all()) {
      return Stop.NEVER;
    }
    return options.properties().file() == null ? Stop.AT_FIRST_VIOLATION : Stop.WHEN_ALL_DECIDED;
  }
}
