package io.mazurka.examples.histories;

import io.mazurka.gallery.Storage;
import io.mazurka.kernel.history.CallHistory;
import io.mazurka.kernel.history.Specification;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import java.util.Optional;

/**
 * The register of {@code storage}, which is regular, held against one that is atomic. One reader
 * cannot tell the difference. Of two readers the later one may miss a write that the earlier one
 * has seen.
 */
public final class StorageHistory extends Storage {

  /** What is called. */
  enum Operation {
    WRITE,
    READ
  }

  /** A register that holds 0 until it is written, and 1 from then on. */
  record Register() implements Specification<Integer, Operation> {

    @Override
    public Integer initial() {
      return 0;
    }

    @Override
    public Answer<Integer> perform(Integer value, Operation operation) {
      return operation == Operation.WRITE ? new Answer<>(1, "done") : new Answer<>(value, value);
    }
  }

  @Override
  public String name() {
    return "storage-history";
  }

  @Override
  public String summary() {
    return "the register of storage, asked for more than it promises: to be linearizable";
  }

  @Override
  protected void watch(ProtocolBuilder storage, Operations steps) {
    Monitor<CallHistory<ProcessId, Operation>> history =
        storage
            .monitor("history", CallHistory.<ProcessId, Operation>empty())
            .hears(steps.write(), (seen, step) -> seen.called(step.process(), Operation.WRITE))
            .hears(steps.written(), (seen, step) -> seen.returned(step.process(), "done"))
            .hears(steps.read(), (seen, step) -> seen.called(step.process(), Operation.READ))
            .hears(
                steps.returned(),
                (seen, step) -> seen.returned(step.process(), step.after().result()));
    storage
        .invariant("linearizability")
        .over(history)
        .fails(
            state ->
                state.of(history).isLinearizable(new Register())
                    ? Optional.empty()
                    : Optional.of("not linearizable: " + state.of(history)));
  }
}
