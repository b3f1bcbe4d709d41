package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadModel;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The models can be found, say what they are, and take every value they allow. */
final class ModelsTests {

  static Stream<Model> models() {
    return ServiceLoader.load(Model.class).stream().map(ServiceLoader.Provider::get);
  }

  @Test
  void modelsAreListedInTheOrderOfTheirStories() {
    assertThat(models().map(Model::name))
        .containsExactly(
            "paxos",
            "faulty-paxos",
            "faulty-paxos-2",
            "faulty-paxos-3",
            "wrong-paxos",
            "echo-multicast",
            "storage",
            "wrong-storage",
            "oral-messages",
            "stepwise-oral-messages",
            "mailbox",
            "gossip",
            "ring-election",
            "two-phase-commit",
            "raft",
            "fifo",
            "arbiter",
            "dme",
            "tagunit",
            "pipectrl",
            "mmu",
            "peterson",
            "duel",
            "token-ring",
            "consensus",
            "consensus-protocol",
            "bakery",
            "ticket-lock",
            "alternating-bit",
            "sender-receiver",
            "indexer",
            "filesystem",
            "readers",
            "lastzero",
            "rw",
            "ainc",
            "casrot",
            "lockinc",
            "philosophers",
            "fibonacci",
            "store-buffering",
            "message-passing",
            "iriw",
            "ab-ba-locks");
  }

  @ParameterizedTest
  @MethodSource("models")
  void summaryIsOneLineThatFitsAList(Model model) {
    assertThat(model.summary()).doesNotContain("\n").doesNotEndWith(".").hasSizeBetween(20, 130);
  }

  static Stream<Model> otherThanThreads() {
    return models().filter(model -> !(model instanceof ThreadModel));
  }

  @ParameterizedTest
  @MethodSource("otherThanThreads")
  void defaultInstanceIsSmall(Model model) {
    Row row = Row.of(model);

    assertThat(row.check(CheckOptions.unreduced().withAll()).statistics().states())
        .isBetween(5L, 250_000L);
  }

  @ParameterizedTest
  @MethodSource("models")
  void smallestAndLargestInstancesCompile(Model model) {
    for (ToIntFunction<Parameter> bound :
        List.<ToIntFunction<Parameter>>of(Parameter::minimum, Parameter::maximum)) {
      int[] values = model.parameters().stream().mapToInt(bound).toArray();
      if (model instanceof EchoMulticast) {
        values[1] = Math.max(1, values[1]);
      } else if (model instanceof Paxos) {
        values[3] = 0;
      }
      assertThat(Row.of(model, values).system().compile(CheckOptions.unreduced()).system())
          .isNotNull();
    }
  }

  @Test
  void faultyPaxos2NeedsThreeProposersToFail() {
    Row three = Row.of(new FaultyPaxos2(), 3, 3, 1);

    assertThat(three.check(CheckOptions.unreduced()).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void echoMulticastWithoutAnInitiatorIsRefused() {
    assertRefused(
        new EchoMulticast(),
        Map.of("honestInitiators", 0, "byzantineInitiators", 0),
        "there is no initiator");
  }

  @Test
  void moreFaultyGeneralsThanGeneralsAreRefused() {
    assertRefused(
        new OralMessages(),
        Map.of("faulty", 5),
        "faulty=5, but with lieutenants=3 there are only 4");
  }

  @Test
  void parameterOutOfRangeIsRefused() {
    assertRefused(new Storage(), Map.of("objects", 0), "objects=0 is out of range");
  }

  private static void assertRefused(Model model, Map<String, Integer> given, String reason) {
    assertThatThrownBy(() -> model.create(Arguments.of(model, given)))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining(reason);
  }
}
