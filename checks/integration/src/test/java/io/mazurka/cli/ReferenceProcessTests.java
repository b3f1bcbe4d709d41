package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.catalogue.Shape;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A reference that one process writes can be resolved by another, in another directory and with
 * other numbers of values.
 */
class ReferenceProcessTests {

  @TempDir Path directory;

  private static ModelReference gallery(String name, Map<String, Integer> parameters) {
    return ModelReference.named(name).withParameters(parameters);
  }

  /** Opens {@code named} in another process; returns what that one writes and sees. */
  private List<String> elsewhere(List<ModelReference> named) throws Exception {
    Path seen = directory.resolve("seen");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", absoluteClassPath()));
    command.addAll(List.of(Tour.class.getName(), seen.toString()));
    named.forEach(reference -> command.add(reference.write()));
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("out").toFile())
            .start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(directory.resolve("out"))).isEmpty();
    return Files.readAllLines(seen);
  }

  private static String absoluteClassPath() {
    String separator = java.io.File.pathSeparator;
    List<String> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(separator, -1)) {
      entries.add(Path.of(entry).toAbsolutePath().toString());
    }
    return String.join(separator, entries);
  }

  private void assertFoundHere(Kind kind, List<ModelReference> named) throws Exception {
    List<String> there = elsewhere(named);
    assertThat(there).hasSize(3 * named.size());
    for (int index = 0; index < there.size(); index += 3) {
      ModelReference reference = ModelReference.read(there.get(index));
      assertThat(reference.kind()).isEqualTo(kind);
      Instance here = reference.open();
      assertThat(here.reference()).isEqualTo(reference);
      assertThat(Tour.of(here)).isEqualTo(there.get(index + 1));
      assertStatesAreFoundIn(here.compile().system(), there.get(index + 2).split(" "));
    }
  }

  /** States noted there mean the same here, where no value has a number yet. */
  private static void assertStatesAreFoundIn(TransitionSystem fresh, String[] notes) {
    assertThat(notes).hasSizeGreaterThan(2).doesNotHaveDuplicates();
    for (int note = notes.length - 1; note >= 0; note--) {
      assertThat(StateNotes.of(fresh, StateNotes.state(fresh, notes[note]))).isEqualTo(notes[note]);
    }
  }

  @Test
  void modelsOfTheGalleryAreFoundByEachFrontEnd() throws Exception {
    CheckOptions crashes =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(1));
    CheckOptions grm =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(Traffic.GRM));
    assertFoundHere(
        Kind.GALLERY,
        List.of(
            gallery("paxos", Map.of("acceptors", 2)),
            gallery("faulty-paxos", Map.of()).withShape(Shape.of(crashes)),
            gallery("storage", Map.of()).withShape(Shape.of(grm)),
            gallery("oral-messages", Map.of()),
            gallery("philosophers", Map.of("n", 3)),
            gallery("indexer", Map.of("n", 2)),
            gallery("ab-ba-locks", Map.of()),
            gallery("arbiter", Map.of("cells", 3)),
            gallery("dme", Map.of("cells", 2))));
  }

  @Test
  void statesWithSetsAndMapsAreTheSameInWhateverOrderTheyIterate() throws Exception {
    List<String> there = elsewhere(List.of(gallery(Baskets.class.getName(), Map.of())));
    Instance here = ModelReference.read(there.get(0)).open();
    String[] notes = there.get(2).split(" ");

    assertStatesAreFoundIn(here.compile().system(), notes);
    assertThat(StateNotes.of(here.compile().system())).containsExactly(notes);
  }

  @Test
  void filesAreFoundFromAnotherDirectory() throws Exception {
    Path odd = Files.createDirectory(directory.resolve("o=d d&%;"));
    Files.copy(Path.of("../../examples/nets/philosophers.pnml"), odd.resolve("a b?.pnml"));
    Files.copy(Path.of("../../examples/circuits/arbiter.circuit"), odd.resolve("c.circuit"));
    AskedProperties asked =
        AskedProperties.condition(Property.Kind.INVARIANT, "fork0 + fork1 >= 1");
    assertFoundHere(
        Kind.FILE,
        List.of(
            ModelReference.named("o=d d&%;/a b?.pnml").withShape(new Shape(Map.of(), asked)),
            ModelReference.named("o=d d&%;/c.circuit")));
  }

  @Test
  void classIsFoundOnItsClassPath() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("my classes"));
    SourceCompiler.compileModel(classes, "");
    assertFoundHere(
        Kind.CLASS,
        List.of(
            gallery("Mine", Map.of("n", 3)).withClassPath(List.of("my classes")),
            gallery(Relay.class.getName(), Map.of())));
  }
}
