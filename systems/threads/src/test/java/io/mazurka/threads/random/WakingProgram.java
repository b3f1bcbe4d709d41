package io.mazurka.threads.random;

import io.mazurka.testkit.Plan;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SignalOrder;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A random program whose conditions may wake up anybody, or without a signal. */
record WakingProgram(RandomProgram program, SignalOrder order, int spurious)
    implements Consumer<Scope>, Plan<WakingProgram> {

  static WakingProgram draw(long seed) {
    Random random = new Random(~seed);
    return new WakingProgram(
        RandomProgram.drawWithConditions(seed),
        SignalOrder.values()[random.nextInt(2)],
        random.nextInt(3));
  }

  @Override
  public Stream<WakingProgram> smaller() {
    return Stream.concat(
        program.smaller().map(fewer -> new WakingProgram(fewer, order, spurious)),
        Stream.of(new WakingProgram(program, order, 0)).filter(calmer -> spurious > 0));
  }

  @Override
  public void accept(Scope scope) {
    scope.signalOrder(order);
    scope.spuriousWakeups(spurious);
    program.accept(scope);
  }

  @Override
  public String toString() {
    return "%s\nsignals %s, spurious wake-ups %d".formatted(program, order, spurious);
  }
}
