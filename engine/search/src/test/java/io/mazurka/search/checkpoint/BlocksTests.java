package io.mazurka.search.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Blocks are read as they were written, or reading fails. */
class BlocksTests {

  private final Random random = new Random(3);

  private static byte[] written(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BlockOutput out = new BlockOutput(Channels.newChannel(bytes));
    out.write(content, 0, content.length);
    out.finish();
    assertThat(out.written()).isEqualTo(bytes.size());
    return bytes.toByteArray();
  }

  private static byte[] read(byte[] bytes) throws IOException {
    BlockInput in = new BlockInput(Channels.newChannel(new ByteArrayInputStream(bytes)));
    byte[] content = in.readAllBytes();
    in.requireEnd();
    return content;
  }

  private byte[] content(int length) {
    byte[] content = new byte[length];
    random.nextBytes(content);
    return content;
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    for (int length : new int[] {0, 1, BlockOutput.MOST, BlockOutput.MOST + 1, 300_000}) {
      byte[] content = content(length);
      assertThat(read(written(content))).isEqualTo(content);
    }
  }

  @Test
  void whatIsCutAnywhereIsRefused() throws IOException {
    byte[] whole = written(content(400));
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(DamagedCheckpointException.class);
    }
  }

  @Test
  void everyFlippedBitIsFoundOut() throws IOException {
    byte[] whole = written(content(200));
    for (int bit = 0; bit < 8 * whole.length; bit++) {
      byte[] flipped = whole.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> read(flipped)).isInstanceOf(DamagedCheckpointException.class);
    }
  }

  @Test
  void blocksInAnotherOrderAreFoundOut() throws IOException {
    byte[] whole = written(content(2 * BlockOutput.MOST));
    int block = BlockOutput.HEAD + BlockOutput.MOST;
    byte[] swapped = whole.clone();
    System.arraycopy(whole, 0, swapped, block, block);
    System.arraycopy(whole, block, swapped, 0, block);
    assertThatThrownBy(() -> read(swapped)).isInstanceOf(DamagedCheckpointException.class);
  }

  @Test
  void whatIsAppendedIsFoundOut() throws IOException {
    byte[] whole = written(content(100));
    assertThatThrownBy(() -> read(Arrays.copyOf(whole, whole.length + 1)))
        .isInstanceOf(DamagedCheckpointException.class);
  }
}
