package io.mazurka.bench.shapes;

import io.mazurka.bench.circuits.Promela;
import io.mazurka.bench.circuits.TlaModule;
import io.mazurka.bench.tools.Folders;
import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.bench.tools.Subject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A net that the bench generates.
 *
 * @param title its name in tables
 */
record NetInstance(String title, SafeNet net) implements Subject {

  static NetInstance counter(int bits, int free) {
    return new NetInstance("counter %d+%d".formatted(bits, free), SafeNet.counter(bits, free));
  }

  static NetInstance guests(int guests) {
    return new NetInstance("guests " + guests, SafeNet.guests(guests));
  }

  @Override
  public List<String> arguments(Path scratch) {
    Path file = scratch.resolve("net.pnml");
    Folders.write(file, net.pnml());
    return List.of(file.toString(), "--property", "deadlock");
  }

  @Override
  public Optional<ModelTwin> promela() {
    return Optional.of(ModelTwin.generated("net", Promela.of(net.program())));
  }

  @Override
  public Optional<ModelTwin> tla(boolean plain) {
    return plain ? Optional.empty() : Optional.of(TlaModule.twin(net.program()));
  }

  @Override
  public String toString() {
    return title;
  }
}
