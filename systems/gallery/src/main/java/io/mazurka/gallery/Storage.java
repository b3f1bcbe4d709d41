package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Monitor.Heard;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A regular register (Lamport 1986) that is kept by base objects, of which a minority may crash, in
 * the manner of Attiya, Bar-Noy and Dolev (1995): the writer and the readers each ask all objects
 * and continue when a majority has answered.
 *
 * <p>The values that a read may return depend on when the read began, which no process knows; so a
 * monitor watches the steps that begin and end operations.
 */
public class Storage implements ProtocolModel {

  /** The progress of an operation. */
  public enum Phase {
    IDLE,
    RUNNING,
    DONE
  }

  /** The writer, which writes a single value with timestamp 1. */
  public record Writer(Phase phase) {}

  /** A reader; once its read is done, {@code result} is the timestamp it returned. */
  public record Reader(Phase phase, int result) {}

  /** A base object, with the timestamp of the value it stores. */
  public record BaseObject(int timestamp) {}

  /** Asks a base object to store the value with this timestamp. */
  public record Write(int timestamp) {}

  /** Confirms a {@link Write}. */
  public record WriteAck() {}

  /** Asks a base object for its value. */
  public record Read() {}

  /** Answers a {@link Read}. */
  public record Value(int timestamp) {}

  /**
   * The observations of the monitor.
   *
   * @param written whether the write is complete
   * @param lateReaders the readers whose reads began after the write was complete
   * @param failed whether a read returned a value that it must not return
   */
  public record History(boolean written, Set<ProcessId> lateReaders, boolean failed) {}

  /** The steps that begin and end operations. */
  public record Operations(
      StepReference<Writer> write,
      StepReference<Writer> written,
      StepReference<Reader> read,
      StepReference<Reader> returned) {}

  @Override
  public String name() {
    return "storage";
  }

  @Override
  public String summary() {
    return "a register kept by a majority of objects; a read that begins after the write returns it";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("objects", 3, 1, 16), Parameter.of("readers", 1, 1, 16));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("objects"), arguments.get("readers"));
  }

  /** The register with {@code objects} base objects and {@code readers} readers. */
  public Protocol protocol(int objects, int readers) {
    ProtocolBuilder storage = Protocol.named(name());
    Role<Writer> writer = storage.role("writer", 1, new Writer(Phase.IDLE));
    Role<Reader> reader = storage.role("reader", readers, new Reader(Phase.IDLE, 0));
    Role<BaseObject> object = storage.role("object", objects, new BaseObject(0));
    int majority = objects / 2 + 1;
    LocalVariable writing = writer.variable("phase", Writer::phase);
    LocalVariable reading = reader.variable("phase", Reader::phase);
    LocalVariable timestamp = object.variable("timestamp", BaseObject::timestamp);

    StepReference<Writer> write =
        writer
            .step("write")
            .when(self -> self.phase() == Phase.IDLE)
            .comparesTimestamp(writing)
            .increments(writing)
            .sends(Write.class, object)
            .then(self -> become(new Writer(Phase.RUNNING)).broadcast(object, new Write(1)));

    StepReference<Writer> written =
        writer
            .step("written")
            .onQuorum(majority, WriteAck.class, object)
            .when((self, acks) -> self.phase() == Phase.RUNNING)
            .reads(writing)
            .increments(writing)
            .then((self, acks) -> become(new Writer(Phase.DONE)));

    StepReference<Reader> read =
        reader
            .step("read")
            .when(self -> self.phase() == Phase.IDLE)
            .comparesTimestamp(reading)
            .increments(reading)
            .sends(Read.class, object)
            .then(self -> become(new Reader(Phase.RUNNING, 0)).broadcast(object, new Read()));

    StepReference<Reader> returned =
        reader
            .step("return")
            .onQuorum(majority, Value.class, object)
            .when((self, values) -> self.phase() == Phase.RUNNING)
            .reads(reading)
            .increments(reading)
            .then((self, values) -> become(new Reader(Phase.DONE, latest(values))));

    object
        .step("store")
        .on(Write.class, writer)
        .increments(timestamp)
        .replies(WriteAck.class)
        .then(
            (self, newer) ->
                become(new BaseObject(Math.max(self.timestamp(), newer.timestamp())))
                    .reply(new WriteAck()));

    object
        .step("reply")
        .on(Read.class, reader)
        .writes()
        .replies(Value.class)
        .then((self, question) -> become(self).reply(new Value(self.timestamp())));

    watch(storage, new Operations(write, written, read, returned));
    return storage.build();
  }

  /** Declares a monitor of the operations, and the property that it checks: regularity. */
  protected void watch(ProtocolBuilder storage, Operations steps) {
    Monitor<History> history =
        storage
            .monitor("history", new History(false, Set.of(), false))
            .hears(
                steps.written(),
                (seen, step) -> new History(true, seen.lateReaders(), seen.failed()))
            .hears(steps.read(), (seen, step) -> noteBegin(seen, step.process()))
            .hears(steps.returned(), this::noteEnd);

    storage.invariant("regularity").of(history, seen -> !seen.failed());
  }

  private static int latest(Quorum<Value> values) {
    return values.messages().mapToInt(Value::timestamp).max().orElse(0);
  }

  private static History noteBegin(History seen, ProcessId reader) {
    if (!seen.written()) {
      return seen;
    }
    Set<ProcessId> late = new HashSet<>(seen.lateReaders());
    late.add(reader);
    return new History(true, Set.copyOf(late), seen.failed());
  }

  private History noteEnd(History seen, Heard<Reader> step) {
    boolean fails = step.after().result() == 0 && mustSeeTheWrite(seen, step.process());
    return new History(seen.written(), seen.lateReaders(), seen.failed() || fails);
  }

  /** Regularity: a read that began after the write was complete must return the written value. */
  boolean mustSeeTheWrite(History seen, ProcessId reader) {
    return seen.lateReaders().contains(reader);
  }
}
