package io.mazurka.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** States as bytes and as fingerprints, in systems that number the same values differently. */
final class StateCodecTests {

  @Test
  void everyStateIsFoundInASystemThatHasSeenNone() {
    InterningSystem one = new InterningSystem();
    InterningSystem other = new InterningSystem();
    one.explore(true)
        .forEach(
            (words, state) -> {
              int[] decoded = new StateCodec(other).decode(new StateCodec(one).encode(state));
              assertThat(other.state(decoded)).isEqualTo(words);
              assertThat(new StateFingerprints(other).of(decoded))
                  .isEqualTo(new StateFingerprints(one).of(state));
            });
  }

  @Test
  void bytesThatAreTooFewOrTooManyAreRefused() {
    InterningSystem system = new InterningSystem();
    StateCodec codec = new StateCodec(system);
    byte[] bytes = codec.encode(system.initialStates().get(0));

    assertThatThrownBy(() -> codec.decode(Arrays.copyOf(bytes, bytes.length - 1)))
        .isInstanceOf(InvalidBytesException.class)
        .hasMessage("the bytes end too early");
    assertThatThrownBy(() -> codec.decode(Arrays.copyOf(bytes, bytes.length + 1)))
        .isInstanceOf(InvalidBytesException.class)
        .hasMessage("1 bytes are left at the end");
  }

  @Test
  void plainValuesKeepTheirBounds() {
    SlotValues values = new PlainValues(slot -> slot);

    assertThat(values.decode(2, values.encode(2, 2))).isEqualTo(2);
    assertThatThrownBy(() -> values.decode(2, values.encode(2, 3)))
        .isInstanceOf(InvalidBytesException.class)
        .hasMessage("slot 2 cannot hold 3");
    assertThatThrownBy(() -> values.decode(2, new byte[] {-1, 0, 0, 0}))
        .isInstanceOf(InvalidBytesException.class);
  }
}
