package io.mazurka.kernel.options;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options of a toy system: two that decide which states it has, and one that decides how it is
 * searched.
 */
public record ToyOptions(Colour colour, @Nullable Integer copies, @Nullable Boolean polished)
    implements FrontEndOptions {

  private static final OptionDeclarer<ToyOptions> TOYS = OptionDeclarer.of(ToyOptions::of);

  /** What a toy looks like. */
  public enum Colour {
    RED,
    BLUE
  }

  /** The defaults. */
  public ToyOptions() {
    this(Colour.RED, null, null);
  }

  static ToyOptions of(CheckOptions options) {
    return options.find(ToyOptions.class).orElseGet(ToyOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(
        TOYS.choice(
                "--colour",
                Colour.class,
                ToyOptions::colour,
                (toy, colour) -> new ToyOptions(colour, toy.copies, toy.polished),
                "What it looks like.")
            .neutral("red")
            .shapesTheSystem(),
        TOYS.number(
                "--copies",
                1,
                9,
                ToyOptions::copies,
                (toy, copies) -> new ToyOptions(toy.colour, copies.intValue(), toy.polished),
                "How many there are.")
            .shapesTheSystem(),
        TOYS.onOrOff(
                "--polish",
                ToyOptions::polished,
                (toy, polished) -> new ToyOptions(toy.colour, toy.copies, polished),
                "Whether it is polished.")
            .neutral("off"));
  }
}
