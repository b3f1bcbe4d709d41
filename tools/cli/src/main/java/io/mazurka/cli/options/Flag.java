package io.mazurka.cli.options;

import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * An option without a value.
 *
 * @param name the name with the dashes
 * @param description the text for the help
 */
record Flag(String name, String description) {

  OptionSpec spec() {
    return OptionSpec.builder(name).type(boolean.class).arity("0").description(description).build();
  }

  boolean read(ParseResult parsed) {
    return parsed.hasMatchedOption(name);
  }
}
