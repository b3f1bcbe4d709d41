package io.mazurka.bench.temporal;

import java.util.List;
import java.util.Optional;

/** A program of the gallery with twins, and formulas about its runs. */
enum LinearModel {
  PETERSON("peterson", "n", new Twins("peterson", "peterson", "N=%d", ""), Formulas.EXCLUSION),
  TOKEN_RING(
      "token-ring",
      "n",
      new Twins("token-ring", "token-ring-local", "N=%d", ""),
      Formulas.EXCLUSION),
  ALTERNATING_BIT("alternating-bit", "losses", Twins.link(2), Formulas.LINK),
  SENDER_RECEIVER("sender-receiver", "losses", Twins.link(1), Formulas.LINK);

  /**
   * The models in other languages.
   *
   * @param promela the one with the same steps
   * @param reducible the one that is written so that SPIN can reduce it
   * @param settings with a place for the size
   * @param tla empty if there is none
   */
  private record Twins(String promela, String reducible, String settings, String tla) {

    static Twins link(int bits) {
      return new Twins(
          "lossy-link", "lossy-link-local", "BITS=" + bits + " LOSSES=%d", "LossyLink");
    }
  }

  /** In words that Mazurka and SPIN have in common, so without next. */
  private static final class Formulas {

    private static final List<String> EXCLUSION =
        List.of(
            "[](critical1 -> <>!critical1)",
            "[]<>critical1",
            "[](waiting1 -> <>critical1)",
            "[]!(critical1 && critical2)",
            "<>waiting1",
            "<>[]!critical1",
            "(!critical1) W waiting1",
            "[]<>critical1 -> []<>critical2",
            "[](waiting1 -> (waiting1 U critical1))");

    private static final List<String> LINK =
        List.of(
            "[]<>(received0 || received1)",
            "[](sending -> <>(received0 || received1))",
            "[]!(received0 && received1)",
            "[]<>sending",
            "[]<>received0",
            "[](received0 -> <>received1)",
            "<>[]sending",
            "[]<>(lostData > 0 || lostAnswers > 0)",
            "!(received0 || received1) W sending",
            "[](received0 -> (received0 U !received0))");
  }

  private final String model;
  private final String key;
  private final Twins twins;
  private final List<String> formulas;

  LinearModel(String model, String key, Twins twins, List<String> formulas) {
    this.model = model;
    this.key = key;
    this.twins = twins;
    this.formulas = formulas;
  }

  /** The name in Mazurka's gallery. */
  String model() {
    return model;
  }

  /** Its parameter. */
  String key() {
    return key;
  }

  /** Those to compare verdicts with. */
  List<String> formulas() {
    return formulas;
  }

  /** One that holds and needs cycles, so that every tool sees the whole product. */
  String whole() {
    return this == TOKEN_RING ? formulas.get(2) : formulas.get(0);
  }

  String promela(boolean reducible) {
    return reducible ? twins.reducible() : twins.promela();
  }

  Optional<String> tla() {
    return Optional.of(twins.tla()).filter(module -> !module.isEmpty());
  }

  /** What the twins are told about the size. */
  List<String> settings(int size) {
    return List.of(twins.settings().formatted(size).split(" ", -1));
  }
}
