package io.mazurka.protocols;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A set of processes that run the same steps on local states of type {@code S}. */
public final class Role<S> implements Observed {

  private final ProtocolBuilder protocol;
  private final String name;
  private final List<ProcessId> members;
  private final List<S> initialStates;
  private final List<LocalVariable> variables = new ArrayList<>();

  Role(ProtocolBuilder protocol, String name, int size, Function<Member, S> initial) {
    this.protocol = protocol;
    this.name = name;
    List<ProcessId> ids = new ArrayList<>();
    List<S> states = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      ProcessId id = new ProcessId(size == 1 ? name : name + number);
      ids.add(id);
      states.add(initial.apply(new Member(id, number)));
    }
    this.members = List.copyOf(ids);
    this.initialStates = List.copyOf(states);
  }

  @Override
  public String name() {
    return name;
  }

  public int size() {
    return members.size();
  }

  /** The identities of the members, in order; telling them apart by position breaks symmetry. */
  public List<ProcessId> members() {
    return members;
  }

  /** The identity of the member with this number, from 1. */
  public ProcessId member(int number) {
    return members.get(number - 1);
  }

  /** The local states the members start in, unless the protocol says otherwise. */
  List<S> initialStates() {
    return initialStates;
  }

  /**
   * Names a part of the local state, so that steps and invariants can declare that they look at it
   * or change it.
   */
  @SuppressWarnings("unchecked")
  public LocalVariable variable(String variableName, Function<S, Object> value) {
    LocalVariable variable = new LocalVariable(this, variableName, state -> value.apply((S) state));
    variables.add(variable);
    return variable;
  }

  /** The parts of the local state that were named. */
  List<LocalVariable> variables() {
    return variables;
  }

  /** Begins the definition of a step that every member may take. */
  public SpontaneousStep<S> step(String stepName) {
    return new SpontaneousStep<>(protocol.newStep(this, stepName));
  }

  @Override
  public String toString() {
    return name;
  }
}
