package io.mazurka.protocols.engine.conditions.watching;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.PropertyBuilder;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of invariants with more combinations of local states than can be tried. */
class WideInvariantReportTests {

  private static final CheckOptions LPOR = options(Por.LPOR);

  /** A counter that also has a flag, which is set at the end. */
  record Counter(int value, boolean done) {}

  private static CheckOptions options(Por por) {
    return CheckOptions.defaults()
        .withPor(por)
        .with(ProtocolOptions.defaults().withSymmetry(Symmetry.NONE));
  }

  /** Five counters of 66 local states each: 1,252,332,576 combinations. */
  private static Protocol counters(BiConsumer<PropertyBuilder, Role<Counter>> invariant) {
    return counters(5, invariant);
  }

  private static Protocol counters(int size, BiConsumer<PropertyBuilder, Role<Counter>> invariant) {
    ProtocolBuilder protocol = Protocol.named("counters");
    Role<Counter> counter = protocol.role("counter", size, new Counter(0, false));
    counter
        .step("count")
        .when(self -> self.value() < 64)
        .then(self -> become(new Counter(self.value() + 1, false)));
    counter
        .step("end")
        .when(self -> self.value() == 64 && !self.done())
        .then(self -> become(new Counter(64, true)));
    invariant.accept(protocol.invariant("fine"), counter);
    return protocol.build();
  }

  private static CheckResult check(
      CheckOptions options, BiConsumer<PropertyBuilder, Role<Counter>> invariant) {
    return Check.of(counters(invariant))
        .with(options.withLimits(options.limits().withStates(10_000)))
        .run();
  }

  /** Looks at everything, in a way that nobody can see through. */
  private static boolean isFine(List<Counter> counters) {
    int sum = 0;
    for (Counter counter : counters) {
      sum += counter.value();
    }
    return sum >= 0;
  }

  private static final String SENTENCE =
      "every step that invariant fine might notice counts as visible, as it looks at 1,252,332,576"
          + " combinations of local states of counter, too many to try; state it with forEachPair,"
          + " with allMatch on a stream, over(counter, projection) or with reads(...)";

  @ParameterizedTest
  @EnumSource(names = {"LPOR", "DPOR_SOURCE"})
  void invariantThatIsTooWideIsNamedWithARemedy(Por por) {
    CheckResult result =
        check(
            options(por),
            (invariant, counter) ->
                invariant.over(counter).holds(state -> isFine(state.of(counter))));

    assertThat(result.reductions()).anyMatch(text -> text.endsWith(SENTENCE));
  }

  @Test
  void profileNamesItToo() {
    CheckResult result =
        check(
            LPOR.withReductions(LPOR.reductions().withProfile()),
            (invariant, counter) ->
                invariant.over(counter).holds(state -> isFine(state.of(counter))));

    assertThat(result.profile().remarks()).containsExactly(SENTENCE);
  }

  @Test
  void symmetryNamesItToo() {
    CheckResult result =
        check(
            CheckOptions.defaults().withPor(Por.NONE),
            (invariant, counter) ->
                invariant.over(counter).holds(state -> isFine(state.of(counter))));

    assertThat(result.reductions())
        .contains(
            "no symmetry: counter1 and counter2: invariant fine has 1,252,332,576 combinations of"
                + " local states to look at, too many to try; stated with forEach or forEachPair,"
                + " it looks at one or two processes at a time, and over(role, projection) at less"
                + " of each");
  }

  @Test
  void loopIsSeenThroughIfAllCombinationsCanBeTried() {
    Protocol protocol =
        counters(
            2,
            (invariant, counter) ->
                invariant.over(counter).holds(state -> isFine(state.of(counter))));

    assertThat(reduction(protocol, Effort.tiny())).contains("counts as visible");
    assertThat(reduction(protocol, Effort.trying())).isEqualTo("lpor, combined split");
  }

  private static String reduction(Protocol protocol, Effort effort) {
    CompiledModel model = ProtocolCompiler.compile(protocol, LPOR, effort);
    return model.reducer().reduce(model.properties()).description();
  }

  @Test
  void projectionMakesItNarrow() {
    requireNarrow(
        (invariant, counter) ->
            invariant
                .over(counter, Counter::done)
                .holds(done -> done.indexOf(true) <= done.lastIndexOf(true)));
  }

  @Test
  void whatItReadsMakesItNarrow() {
    requireNarrow(
        (invariant, counter) -> {
          LocalVariable done = counter.variable("done", Counter::done);
          invariant
              .reads(done)
              .over(counter)
              .holds(
                  state -> {
                    int ended = 0;
                    for (Counter each : state.of(counter)) {
                      ended += each.done() ? 1 : 0;
                    }
                    return ended <= 5;
                  });
        });
  }

  @Test
  void streamsMakeItNarrow() {
    requireNarrow(
        (invariant, counter) ->
            invariant
                .over(counter)
                .holds(state -> state.of(counter).stream().filter(Counter::done).count() <= 5));
    requireNarrow(
        (invariant, counter) ->
            invariant
                .over(counter)
                .fails(
                    state ->
                        state.of(counter).stream()
                            .filter(each -> each.value() > 64)
                            .map(Counter::toString)
                            .findFirst()));
  }

  /** One path is enough if nothing is visible. */
  private static void requireNarrow(BiConsumer<PropertyBuilder, Role<Counter>> invariant) {
    CheckResult result = check(LPOR, invariant);

    assertThat(result.reductions())
        .containsExactly("dead messages dropped", "lpor, combined split");
    assertThat(result.statistics().states()).isEqualTo(1 + 5 * 65);
  }

  @Test
  void invariantThatReadsMoreThanItSaysMisbehaves() {
    assertThatThrownBy(
            () ->
                check(
                    LPOR,
                    (invariant, counter) -> {
                      LocalVariable done = counter.variable("done", Counter::done);
                      invariant
                          .reads(done)
                          .over(counter)
                          .holds(state -> state.of(counter).get(2).value() < 3);
                    }))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage(
            "invariant fine looks at more than reads(...) says: it tells apart Counter(value=0,"
                + " done=false) and Counter(value=3, done=false) of counter3");
  }

  @Test
  void invariantThatReadsAMonitorTooSeesEveryStep() {
    ProtocolBuilder protocol = Protocol.named("heard");
    Role<Integer> counter = protocol.role("counter", 2, 0);
    Monitor<Integer> monitor = protocol.monitor("heard", 0);
    monitor.hears(
        counter.step("count").when(value -> value < 2).then(value -> become(value + 1)),
        (heard, step) -> heard + 1);
    protocol
        .invariant("counted")
        .over(counter, monitor)
        .holds(state -> state.of(counter).get(0) <= state.of(monitor));

    assertThat(Check.of(protocol.build()).with(LPOR).run().reductions())
        .contains(
            "lpor, combined split, every step of counter counts as visible, as invariant counted"
                + " reads a monitor, too");
  }
}
