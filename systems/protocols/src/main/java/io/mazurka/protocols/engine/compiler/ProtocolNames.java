package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.value.Namespace;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Resolves the names in written values of a protocol: names of classes and of processes. */
final class ProtocolNames {

  private ProtocolNames() {}

  static Namespace of(Protocol protocol) {
    Set<Class<?>> classes = new LinkedHashSet<>();
    for (StepDefinition step : protocol.steps()) {
      classes.add(step.messageType());
      step.sends().stream().map(SendDeclaration::type).forEach(classes::add);
    }
    protocol.lies().forEach(lie -> classes.add(lie.message().getClass()));
    protocol
        .initialStates()
        .forEach(
            all ->
                all.forEach(
                    local -> {
                      classes.add(local.getClass());
                      classes.add(TimedState.bare(local).getClass());
                    }));
    protocol.monitors().forEach(monitor -> classes.add(monitor.initial().getClass()));
    List<ProcessId> processes = new ArrayList<>();
    protocol.roles().forEach(role -> processes.addAll(role.members()));
    return new Namespace(classes, processes);
  }
}
