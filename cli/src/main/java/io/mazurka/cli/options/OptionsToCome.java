package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options that no model can make use of yet. They parse and accept what changes nothing, so that a
 * command line written for a later version, or for all versions, works.
 */
final class OptionsToCome {

  private static final List<Choice> CHOICES =
      List.of(
          Choice.toCome(
              "--por",
              List.of("none"),
              "none",
              "lpor",
              "lssa",
              "dpor-classic",
              "dpor-source",
              "dpor-optimal"),
          Choice.toCome("--net", List.of("on", "off"), "on", "off"),
          Choice.toCome("--split", List.of("none"), "none", "quorum", "reply", "combined"),
          Choice.toCome("--dead-messages", List.of("off"), "on", "off"),
          Choice.toCome("--symmetry", List.of("none"), "none", "processes", "roles"),
          Choice.toCome("--conflicts", List.of("readwrite"), "readwrite", "all"));

  /** Options that change something whatever their value. */
  private static final List<String> NEVER_HARMLESS =
      List.of("--invariant", "--properties", "--profile");

  private static final String FLAG = "--profile";

  private OptionsToCome() {}

  static void addTo(CommandSpec spec) {
    for (Choice choice : CHOICES) {
      spec.addOption(choice.spec());
    }
    for (String name : NEVER_HARMLESS) {
      OptionSpec.Builder option = OptionSpec.builder(name).hidden(true);
      spec.addOption(
          name.equals(FLAG)
              ? option.type(boolean.class).arity("0").build()
              : option.type(List.class).auxiliaryTypes(String.class).arity("1").build());
    }
  }

  /** Refuses whatever would change the outcome. */
  static void refuse(ParseResult parsed) {
    for (Choice choice : CHOICES) {
      choice.read(parsed);
    }
    for (String name : NEVER_HARMLESS) {
      if (parsed.hasMatchedOption(name)) {
        throw new InvalidOptionException(name + " does not apply to this model");
      }
    }
  }
}
