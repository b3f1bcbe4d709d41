package io.mazurka.bench.circuits;

import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.bench.tools.Subject;
import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.gallery.circuits.Mmu;
import io.mazurka.gallery.circuits.PipeControl;
import io.mazurka.gallery.circuits.TagUnit;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A circuit of the gallery with its parameters.
 *
 * @param published what table 1 of Zheng and Zhang says of it
 */
public record CircuitInstance(Model model, Map<String, Integer> parameters, Published published)
    implements Subject {

  /**
   * The published numbers of states; a dash where the run did not end.
   *
   * @param full without reduction
   * @param spin with SPIN's reduction
   * @param lssa with local state space analysis
   */
  record Published(String full, String spin, String lssa) {}

  /** The instances of table 1 of Zheng and Zhang, in its order. */
  static final List<CircuitInstance> DEFAULT =
      List.of(
          of(new Arbiter(), 3, "3,756", "3,756", "356"),
          of(new Arbiter(), 5, "227,472", "227,472", "5,099"),
          of(new Arbiter(), 7, "–", "–", "90,754"),
          of(new Arbiter(), 9, "–", "–", "398,579"),
          of(new Arbiter(), 11, "–", "–", "4,862,988"),
          of(new Fifo(), 3, "644", "644", "51"),
          of(new Fifo(), 5, "20,276", "20,276", "121"),
          of(new Fifo(), 8, "3,572,036", "3,572,036", "286"),
          of(new Fifo(), 10, "–", "–", "436"),
          of(new Fifo(), 20, "–", "–", "1,666"),
          of(new Fifo(), 50, "–", "–", "10,156"),
          of(new Fifo(), 100, "–", "–", "40,306"),
          of(new Fifo(), 200, "–", "–", "160,606"),
          of(new Fifo(), 300, "–", "–", "360,906"),
          of(new Dme(), 3, "267,999", "117,270", "912"),
          of(new Dme(), 4, "15.7 million", "4,678,742", "4,495"),
          of(new Dme(), 5, "–", "–", "15,452"),
          of(new Dme(), 8, "–", "–", "687,475"),
          of(new Dme(), 9, "–", "–", "2,471,839"),
          new CircuitInstance(
              new TagUnit(),
              Map.of("tags", 8, "hazardfree", 1),
              new Published("–", "786,672", "1,103")),
          of(new PipeControl(), 48, "–", "–", "4,610"),
          of(new Mmu(), 6, "–", "–", "1,863"));

  /** The names of the instances that take only seconds. */
  private static final Set<String> SMALL =
      Set.of("arbiter 3", "arbiter 5", "fifo 3", "fifo 5", "fifo 20", "dme 3", "dme 4");

  /** Instances that take only seconds. */
  static final List<CircuitInstance> QUICK =
      DEFAULT.stream().filter(instance -> SMALL.contains(instance.toString())).toList();

  /** A circuit with so many cells, of which nothing is published. */
  public static CircuitInstance of(Model model, int cells) {
    return of(model, cells, "–", "–", "–");
  }

  private static CircuitInstance of(Model model, int cells, String full, String spin, String lssa) {
    return new CircuitInstance(model, Map.of("cells", cells), new Published(full, spin, lssa));
  }

  Program program() {
    Checkable circuit = model.create(Arguments.of(model, parameters));
    return circuit instanceof GuardedModel plain ? plain.program() : ((Circuit) circuit).program();
  }

  @Override
  public List<String> arguments(Path scratch) {
    List<String> arguments = new ArrayList<>(List.of(model.name()));
    model.parameters().stream()
        .map(Parameter::name)
        .filter(parameters::containsKey)
        .forEach(name -> arguments.add(name + "=" + parameters.get(name)));
    arguments.addAll(List.of("--property", "deadlock"));
    return arguments;
  }

  @Override
  public Optional<ModelTwin> promela() {
    return Optional.of(ModelTwin.generated("circuit", Promela.of(program())));
  }

  @Override
  public Optional<ModelTwin> tla(boolean plain) {
    return plain ? Optional.empty() : Optional.of(TlaModule.twin(program()));
  }

  @Override
  public String toString() {
    Parameter first = model.parameters().get(0);
    return model.name() + " " + parameters.get(first.name());
  }
}
