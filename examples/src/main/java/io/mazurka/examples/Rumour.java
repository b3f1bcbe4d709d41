package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Example 7: who knows a rumour tells the others, one at a time. */
public final class Rumour implements ProtocolModel {

  /** Who told it, if anybody did, and whom it has told. */
  record Person(boolean knows, Optional<ProcessId> source, Set<ProcessId> told) {

    Person telling(ProcessId peer) {
      Set<ProcessId> more = new HashSet<>(told);
      more.add(peer);
      return new Person(knows, source, Set.copyOf(more));
    }
  }

  public static Protocol protocol(int people) {
    ProtocolBuilder rumour = Protocol.named("rumour");
    Role<Person> witness = rumour.role("witness", 1, new Person(true, Optional.empty(), Set.of()));
    Role<Person> person =
        rumour.role("person", people, new Person(false, Optional.empty(), Set.of()));
    for (Role<Person> role : List.of(witness, person)) {
      role.step("tell")
          .toEach(person)
          .when((self, peer) -> self.knows() && !self.told().contains(peer))
          .sends(String.class, person)
          .then((self, peer) -> become(self.telling(peer)).send(peer, "have you heard?"));
    }
    person
        .step("hear")
        .on(String.class, witness, person)
        .when((self, rumoured) -> !self.knows())
        .then(
            (self, rumoured, source) -> become(new Person(true, Optional.of(source), self.told())));
    rumour
        .invariant("nobody tells before having heard")
        .forEach(person, self -> self.knows() || self.told().isEmpty());
    return rumour.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("people", 3, 1, 5));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("people"));
  }
}
