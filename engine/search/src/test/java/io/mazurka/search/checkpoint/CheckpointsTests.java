package io.mazurka.search.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.search.checkpoint.CheckpointHeader.Figures;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointsTests {

  private static final Identity FACTS = Identity.none().with("--por", "lpor");

  @TempDir Path directory;

  private final List<String> told = new ArrayList<>();

  private CheckpointPlan plan() {
    return new CheckpointPlan(directory, 0, directory, FACTS);
  }

  private static Checkpoints.Content content(long heap, int number) {
    return new Checkpoints.Content() {
      @Override
      public Figures figures() {
        return new Figures(7, 2, heap);
      }

      @Override
      public void save(DataOutputStream out) throws IOException {
        if (number < 0) {
          throw new IOException("no space left");
        }
        out.writeInt(number);
      }
    };
  }

  private int saved() {
    int[] found = new int[1];
    SavedSearch saved = plan().open(FACTS);
    assertThat(saved).isNotNull();
    saved.read(in -> found[0] = in.readInt());
    return found[0];
  }

  @Test
  void theOneBeforeStaysWhenTheNextCannotBeWritten() {
    Checkpoints checkpoints = plan().checkpoints(FACTS, told::add);
    checkpoints.save(content(1, 17));
    checkpoints.save(content(1, -1));
    checkpoints.save(content(1, -1));
    assertThat(saved()).isEqualTo(17);
    assertThat(told).hasSize(2);
    assertThat(told.get(1)).contains("the run goes on without", "no space left");
    assertThat(directory.resolve("checkpoint.new")).doesNotExist();
  }

  @Test
  void anotherOptionIsNamedWithBothValues() {
    plan().checkpoints(FACTS, told::add).save(content(1, 3));
    assertThatThrownBy(() -> plan().open(Identity.none().with("--por", "none")))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--por: lpor there, none here");
  }

  @Test
  void heapThatIsTooSmallIsToldHowMuchIsNeeded() {
    plan().checkpoints(FACTS, told::add).save(content(1L << 50, 3));
    assertThatThrownBy(() -> plan().open(FACTS))
        .isInstanceOf(HeapTooSmallException.class)
        .hasMessageContaining("needs a heap of about 1,073,741,824 MB");
  }

  @Test
  void checkpointOfAnotherRunIsKept() throws IOException {
    plan().checkpoints(FACTS, told::add).save(content(1, 3));
    CheckpointPlan fresh = new CheckpointPlan(directory, 0, null, FACTS);
    Checkpoints checkpoints = fresh.checkpoints(FACTS, told::add);
    checkpoints.save(content(1, 4));
    checkpoints.save(content(1, 5));
    assertThat(saved()).isEqualTo(5);
    Files.move(
        directory.resolve("checkpoint.old"),
        directory.resolve("checkpoint"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThat(saved()).isEqualTo(3);
  }
}
