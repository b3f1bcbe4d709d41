package io.mazurka.threads.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Schedules of real threads as bytes. */
@Timeout(60)
final class SchedulesTests {

  private static RealProgram program() {
    return new RealProgram(SchedulesTests::increment, 5_000);
  }

  private static void increment(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    scope.thread("A", () -> x.write(x.read() + 1));
    scope.thread("B", () -> x.write(x.read() + 1));
  }

  @Test
  void programThatHasNotRunFollowsAScheduleOfAnotherOne() {
    RealProgram one = program();
    Walk walk = Walk.from(one, 0);
    walk.take(0);
    walk.take(1);
    RealProgram other = program();

    int[] state = new StateCodec(other).decode(new StateCodec(one).encode(walk.state()));

    assertThat(other.cursor().load(state)).isEqualTo(walk.possible()).isEqualTo(2);
    assertThat(other.renderer().step(state, 0)).isEqualTo(one.renderer().step(walk.state(), 0));
    assertThat(new StateFingerprints(other).of(state))
        .isEqualTo(new StateFingerprints(one).of(walk.state()));
  }

  @Test
  void halfAnEventIsRefused() {
    assertThatThrownBy(() -> new Schedules().decode(0, new byte[4]))
        .isInstanceOf(InvalidBytesException.class)
        .hasMessage("the bytes end too early");
  }
}
