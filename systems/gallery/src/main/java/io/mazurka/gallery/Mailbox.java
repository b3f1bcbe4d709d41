package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Senders that each send distinct notes to one collector, which takes them in any order and counts
 * them. Any subset of the notes that a sender has sent may be waiting: with K notes there are
 * 2<sup>K+1</sup> - 1 possibilities for each sender, and the collector's inbox combines those of
 * all senders.
 */
public final class Mailbox implements ProtocolModel {

  /** A sender, with the number of notes it has sent. */
  public record Sender(int sent) {}

  /** The collector, with the number of notes it has taken. */
  public record Collector(int taken) {}

  /** A note of a sender. */
  public record Note(int number) {}

  @Override
  public String name() {
    return "mailbox";
  }

  @Override
  public String summary() {
    return "senders put notes into one mailbox, which are taken in any order; shows how large an inbox may grow";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("senders", 2, 1, 16), Parameter.of("notes", 3, 1, 30));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("senders"), arguments.get("notes"));
  }

  /** The mailbox with {@code senders} senders and {@code notes} notes each. */
  public Protocol protocol(int senders, int notes) {
    ProtocolBuilder mailbox = Protocol.named(name());
    Role<Sender> sender = mailbox.role("sender", senders, new Sender(0));
    Role<Collector> collector = mailbox.role("collector", 1, new Collector(0));

    sender
        .step("send")
        .when(self -> self.sent() < notes)
        .sends(Note.class, collector)
        .then(
            self ->
                become(new Sender(self.sent() + 1))
                    .broadcast(collector, new Note(self.sent() + 1)));
    collector
        .step("take")
        .on(Note.class, sender)
        .then((self, note) -> become(new Collector(self.taken() + 1)));

    mailbox
        .invariant("no note is taken twice")
        .forEach(collector, self -> self.taken() <= senders * notes);
    return mailbox.build();
  }
}
