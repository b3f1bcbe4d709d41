package io.mazurka.cluster.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitOutputTests {

  private final BitOutput out = new BitOutput();
  private final List<Consumer<BitInput>> expected = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void what_was_written_is_read_back(long seed) {
    Random random = new Random(seed);
    for (int left = random.nextInt(400); left > 0; left--) {
      switch (random.nextInt(6)) {
        case 0 -> bytes(random);
        case 1 -> {
          long number = random.nextLong();
          out.writeLong(number);
          expected.add(in -> assertThat(in.readLong()).isEqualTo(number));
        }
        default -> {
          int bits = random.nextInt(33);
          long number = random.nextLong();
          out.write(number, bits);
          expected.add(in -> assertThat(in.read(bits)).isEqualTo(number & (1L << bits) - 1));
        }
      }
    }
    BitInput in = new BitInput(out.bytes());
    expected.forEach(one -> one.accept(in));
  }

  private void bytes(Random random) {
    byte[] some = new byte[random.nextInt(20)];
    random.nextBytes(some);
    out.write(some);
    expected.add(in -> assertThat(in.readBytes()).isEqualTo(some));
  }
}
