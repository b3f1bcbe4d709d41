package io.mazurka.protocols.engine.compiler;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A large protocol is analysed in full only if its search is large, too, or if somebody asks. */
@Tag("slow")
final class FirstLookTests {

  private static final String GIVEN_UP = "more than 125,000 local steps (--por lpor analyses more)";
  private static final int NOTES = 400;
  private static final long MANY_STATES = 2_000_000;

  record Note(int text) {}

  /** A reader that remembers one of 400 notes, and so has 160,000 local steps. */
  private static Protocol notes() {
    ProtocolBuilder notes = Protocol.named("notes");
    Role<Integer> writer = notes.role("writer", 2, 0);
    Role<Integer> reader = notes.role("reader", 1, 0);
    writer
        .step("write")
        .when(self -> self == 0)
        .sends(Note.class, reader)
        .thenAny(
            self ->
                IntStream.range(0, NOTES)
                    .mapToObj(text -> become(1).broadcast(reader, new Note(text)))
                    .toList());
    reader.step("read").on(Note.class, writer).then((self, note) -> become(note.text()));
    notes.invariant("in range").forEach(reader, text -> text < NOTES);
    return notes.build();
  }

  private static Growth growth(CompiledModel model) {
    return Objects.requireNonNull(model.growth());
  }

  @Test
  void firstLookIsGivenUpUntilTheSearchIsWorthAFullAnalysis() {
    CompiledModel first = Check.of(notes()).prepare().model();
    assertThat(first.reductions())
        .anySatisfy(note -> assertThat(note).startsWith("dead messages").contains(GIVEN_UP));
    assertThat(growth(first).layout()).isEmpty();
    assertThat(growth(first).isOutgrown(MANY_STATES - 1)).isFalse();
    assertThat(growth(first).isOutgrown(MANY_STATES)).isTrue();
    List<String> layout = growth(first).nextLayout();
    CompiledModel second = growth(first).again(layout);
    assertThat(second.reductions()).contains("dead messages dropped");
    assertThat(growth(second).layout()).isEqualTo(layout);
    assertThat(growth(second).isOutgrown(MANY_STATES)).isFalse();
  }

  @Test
  void whoAsksForAReductionGetsAFullAnalysisAtOnce() {
    CheckOptions asked = CheckOptions.defaults().withPor(Por.LPOR);
    CompiledModel model = Check.of(notes()).with(asked).prepare().model();
    assertThat(model.reductions()).contains("dead messages dropped");
    assertThat(growth(model).isOutgrown(MANY_STATES)).isFalse();
  }
}
