package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.value.Values.Pair;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * Random values are encoded and decoded; random bytes must be refused or be the form of a value.
 */
@Domain(Values.class)
@Domain(DomainContext.Global.class)
final class CanonicalFormProperties {

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void whatIsDecodedIsEqualToWhatWasEncoded(@ForAll Pair value) {
    byte[] bytes = CanonicalForm.encode(value);

    Object decoded = CanonicalForm.decode(bytes, Values.NAMES);

    assertThat(decoded).isEqualTo(value).hasSameHashCodeAs(value);
    assertThat(CanonicalForm.encode(decoded)).isEqualTo(bytes);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void unequalValuesHaveDifferentBytes(@ForAll Pair one, @ForAll Pair other) {
    assertThat(Arrays.equals(CanonicalForm.encode(one), CanonicalForm.encode(other)))
        .isEqualTo(one.equals(other));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void mutatedBytesAreRefusedOrThoseOfAnotherValue(@ForAll Pair value, @ForAll long seed) {
    byte[] bytes = CanonicalForm.encode(value);
    Random random = new Random(seed);

    for (int attempt = 0; attempt < 20; attempt++) {
      requireRefusedOrSame(mutated(bytes, random));
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void randomBytesAreRefusedOrThoseOfAValue(@ForAll byte[] bytes) {
    requireRefusedOrSame(bytes);
  }

  private static byte[] mutated(byte[] bytes, Random random) {
    byte[] mutated = bytes.clone();
    int changes = 1 + random.nextInt(3);
    for (int change = 0; change < changes; change++) {
      int at = random.nextInt(mutated.length);
      mutated[at] =
          random.nextBoolean() ? (byte) random.nextInt(256) : bytes[random.nextInt(bytes.length)];
    }
    return switch (random.nextInt(3)) {
      case 0 -> Arrays.copyOf(mutated, random.nextInt(mutated.length));
      case 1 -> Arrays.copyOf(mutated, mutated.length + 1 + random.nextInt(3));
      default -> mutated;
    };
  }

  private static void requireRefusedOrSame(byte[] bytes) {
    Object value;
    try {
      value = CanonicalForm.decode(bytes, Values.NAMES);
    } catch (InvalidBytesException e) {
      return;
    }
    assertThat(CanonicalForm.encode(value)).isEqualTo(bytes);
  }
}
