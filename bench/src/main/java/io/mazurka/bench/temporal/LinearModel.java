package io.mazurka.bench.temporal;

import java.util.List;
import java.util.Optional;

/**
 * A program of the gallery that has equivalent models for other tools, with formulas about its
 * runs.
 */
enum LinearModel {
  PETERSON("peterson", "n", "peterson", "peterson", "N=%d", ""),
  TOKEN_RING("token-ring", "n", "token-ring", "token-ring-local", "N=%d", ""),
  ALTERNATING_BIT(
      "alternating-bit",
      "losses",
      "lossy-link",
      "lossy-link-local",
      "BITS=2 LOSSES=%d",
      "LossyLink"),
  SENDER_RECEIVER(
      "sender-receiver",
      "losses",
      "lossy-link",
      "lossy-link-local",
      "BITS=1 LOSSES=%d",
      "LossyLink");

  /** The formulas, in the common language of Mazurka and SPIN, hence without next. */
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

  /** The Promela model with the same steps, and the one that SPIN can reduce. */
  private final String promela;

  private final String reducible;

  /** The settings of both, with a placeholder for the size. */
  private final String settings;

  /** The model in TLA+; empty if there is none. */
  private final String tla;

  LinearModel(
      String model, String key, String promela, String reducible, String settings, String tla) {
    this.model = model;
    this.key = key;
    this.promela = promela;
    this.reducible = reducible;
    this.settings = settings;
    this.tla = tla;
  }

  /** The name in Mazurka's gallery. */
  String model() {
    return model;
  }

  /** The name of the parameter. */
  String key() {
    return key;
  }

  /** The formulas for the comparison of verdicts. */
  List<String> formulas() {
    return switch (this) {
      case PETERSON, TOKEN_RING -> Formulas.EXCLUSION;
      case ALTERNATING_BIT, SENDER_RECEIVER -> Formulas.LINK;
    };
  }

  /** A formula that holds and needs cycles, so that every tool explores the whole product. */
  String whole() {
    return formulas().get(this == TOKEN_RING ? 2 : 0);
  }

  String promela(boolean reduced) {
    return reduced ? reducible : promela;
  }

  Optional<String> tla() {
    return Optional.of(tla).filter(module -> !module.isEmpty());
  }

  /** The settings of the peers' models for a size. */
  List<String> settings(int size) {
    return List.of(settings.formatted(size).split(" ", -1));
  }
}
