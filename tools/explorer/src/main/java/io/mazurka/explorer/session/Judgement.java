package io.mazurka.explorer.session;

import io.mazurka.explorer.session.Scene.PropertyView;
import io.mazurka.explorer.session.Scene.Status;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Evaluates the properties of a model in single states. */
final class Judgement {

  private final List<Property> properties;
  private final List<StateEvaluator> deciders = new ArrayList<>();

  Judgement(CompiledModel model) {
    List<Property> all = new ArrayList<>(model.properties());
    if (model.deadlockByDefault() && all.stream().noneMatch(one -> one.kind() == Kind.DEADLOCK)) {
      all.add(StateProperty.NO_TERMINAL_STATE);
    }
    this.properties = List.copyOf(all);
    properties.forEach(property -> deciders.add(property.decider()));
  }

  List<Property> properties() {
    return properties;
  }

  /** The view of each property. */
  List<PropertyView> of(int[] state, boolean terminal) {
    List<PropertyView> views = new ArrayList<>();
    for (int index = 0; index < properties.size(); index++) {
      Property property = properties.get(index);
      Status status = status(index, state, terminal);
      views.add(view(property, status, explanation(property, status, state)));
    }
    return views;
  }

  static PropertyView view(Property property, Status status, List<String> explanation) {
    String kind = property.kind().name().toLowerCase(Locale.ROOT);
    String text = property instanceof TemporalProperty temporal ? temporal.text() : "";
    return new PropertyView(property.name(), kind, text, status, explanation);
  }

  /** The names of the properties that fail. */
  List<String> broken(int[] state, boolean terminal) {
    List<String> names = new ArrayList<>();
    for (int index = 0; index < properties.size(); index++) {
      if (status(index, state, terminal) == Status.FAILS) {
        names.add(properties.get(index).name());
      }
    }
    return names;
  }

  private Status status(int index, int[] state, boolean terminal) {
    Property property = properties.get(index);
    if (property instanceof TemporalProperty
        || (property instanceof StateProperty one && one.needsEnd() && !terminal)) {
      return property.kind() == Kind.DEADLOCK ? Status.HOLDS : Status.OPEN;
    }
    boolean decided = deciders.get(index).holds(state);
    if (property.kind().asksForSomeState()) {
      return decided ? Status.REACHED : Status.NOT_HERE;
    }
    return decided ? Status.FAILS : Status.HOLDS;
  }

  private static List<String> explanation(Property property, Status status, int[] state) {
    if (property instanceof TemporalProperty temporal) {
      List<String> atoms = new ArrayList<>();
      for (NamedCondition atom : temporal.atoms()) {
        boolean here = atom.condition().evaluator().holds(state);
        atoms.add("%s: %s".formatted(atom.name(), here ? "true here" : "false here"));
      }
      return atoms;
    }
    return status == Status.FAILS || status == Status.REACHED
        ? List.of(property.explain(state))
        : List.of();
  }
}
