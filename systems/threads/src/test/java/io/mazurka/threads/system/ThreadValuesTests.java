package io.mazurka.threads.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import io.mazurka.search.check.Check;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.Variable;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** What threads and objects hold, as bytes and fingerprints. */
final class ThreadValuesTests {

  /** Two of these that differ read alike. */
  record Quiet(int number) {
    @Override
    public String toString() {
      return "quiet";
    }
  }

  /** Two threads that write values which read alike. */
  private static ThreadProgram quiet() {
    return ThreadProgram.of(
        scope -> {
          Variable<Quiet> variable = scope.variable("x", new Quiet(0));
          scope.sequence("one", variable.writing(new Quiet(1)));
          scope.sequence("two", variable.writing(new Quiet(2)));
        });
  }

  /** A program whose values can be compared but have no canonical form. */
  private static ThreadProgram bits() {
    return ThreadProgram.of(
        scope -> {
          Variable<BitSet> variable = scope.variable("x", new BitSet());
          scope.sequence("one", variable.writing(BitSet.valueOf(new long[] {5})));
        });
  }

  private static long states(ThreadProgram program, StoreKind store) {
    CheckOptions options = CheckOptions.unreduced().withStore(store);
    return Check.of(program).with(options).run().statistics().states();
  }

  @Test
  void valuesThatReadAlikeAreTwoStatesInEveryStore() {
    assertThat(states(quiet(), StoreKind.EXACT)).isEqualTo(5);
    assertThat(states(quiet(), StoreKind.FINGERPRINT)).isEqualTo(5);
    assertThat(states(quiet(), StoreKind.BITSTATE)).isEqualTo(5);
  }

  @Test
  void valuesThatCanOnlyBeComparedAreStoredExactly() {
    assertThat(states(bits(), StoreKind.EXACT)).isEqualTo(2);
    assertThatThrownBy(() -> states(bits(), StoreKind.FINGERPRINT))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--store fingerprint and bitstate need values with a canonical form")
        .hasMessageContaining("the state of x is {}: java.util.BitSet has no value equality");
  }

  @Test
  void valuesThatCanOnlyBeComparedCannotBeWritten() {
    TransitionSystem system = new ThreadSystem(StepModel.of(bits().declaration()));

    assertThatThrownBy(() -> new StateCodec(system).encode(new int[] {0, 0}))
        .isInstanceOf(UnsupportedValueException.class)
        .hasMessageStartingWith("the state of x is {}: java.util.BitSet");
  }

  @Test
  void stateIsReadByAModelThatHasNotSeenIt() {
    TransitionSystem system = new ThreadSystem(StepModel.of(quiet().declaration()));
    int[] state = system.initialStates().get(0);

    int[] next = successor(system, state, 1);
    byte[] bytes = new StateCodec(system).encode(next);
    TransitionSystem other = new ThreadSystem(StepModel.of(quiet().declaration()));

    int[] decoded = new StateCodec(other).decode(bytes);

    assertThat(decoded).isNotEqualTo(next);
    assertThat(new StateCodec(other).encode(decoded)).isEqualTo(bytes);
    assertThat(new StateFingerprints(other).of(decoded))
        .isEqualTo(new StateFingerprints(system).of(next));
    assertThatThrownBy(() -> new StateCodec(other).decode(new byte[] {0, 0, 0, 1, 'X'}))
        .isInstanceOf(InvalidBytesException.class);
  }

  private static int[] successor(TransitionSystem system, int[] state, int step) {
    var cursor = system.cursor();
    cursor.load(state);
    return cursor.successor(state, step);
  }
}
