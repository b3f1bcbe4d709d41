package org.example;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/** Customers book seats at an office. */
public final class Seats implements ProtocolModel {

  enum Customer {
    AT_HOME,
    WAITING,
    SEATED
  }

  record Office(int free) {}

  record Booking() {}

  record Ticket() {}

  public static Protocol protocol(int customers, int seats) {
    ProtocolBuilder seating = Protocol.named("seats");
    Role<Customer> customer = seating.role("customer", customers, Customer.AT_HOME);
    Role<Office> office = seating.role("office", 1, new Office(seats));

    customer
        .step("book")
        .when(self -> self == Customer.AT_HOME)
        .sends(Booking.class, office)
        .then(self -> become(Customer.WAITING).broadcast(office, new Booking()));
    office
        .step("sell")
        .on(Booking.class, customer)
        .when((self, booking) -> self.free() >= 0)
        .replies(Ticket.class)
        .then((self, booking) -> become(new Office(self.free() - 1)).reply(new Ticket()));
    customer
        .step("sit")
        .on(Ticket.class, office)
        .then((self, ticket) -> become(Customer.SEATED));

    seating.invariant("nothing oversold").forEach(office, self -> self.free() >= 0);
    return seating.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("customers", 3, 1, 5), Parameter.of("seats", 2, 1, 5));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("customers"), arguments.get("seats"));
  }
}
