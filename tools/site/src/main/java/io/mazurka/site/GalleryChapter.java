package io.mazurka.site;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.trace.picture.SequencePicture;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The chapter on the gallery. For each model it has a description, the result of a check, and a
 * picture of the execution that the check found, or of a random one.
 *
 * @param text the chapter in Markdown
 * @param pictures the pictures, by the paths that the text uses
 */
record GalleryChapter(String text, Map<String, String> pictures) {

  /** The file of the chapter, beside the page of the project. */
  static final String FILE = "gallery.md";

  private static final int LONGEST = 12;
  private static final double SECONDS = 20;

  GalleryChapter {
    pictures = Map.copyOf(pictures);
  }

  static GalleryChapter of(List<String> models) {
    StringBuilder text =
        new StringBuilder(
            "# Gallery\n\nThe models that come with Mazurka, each with its default parameters: what a check says,"
                + " and the execution that it found or, where it found none, the beginning of a random one.\n");
    Map<String, String> pictures = new TreeMap<>();
    for (String name : models) {
      Instance instance = ModelReference.named(name).open();
      CheckResult result =
          Check.of(instance.create())
              .with(CheckOptions.defaults().withLimits(Limits.none().withSeconds(SECONDS)))
              .run();
      Counterexample found = result.shown();
      String picture = "gallery/" + name + ".svg";
      pictures.put(
          picture,
          found == null
              ? SequencePicture.ofBeginning(wander(instance).trace())
              : SequencePicture.of(found.trace()));
      text.append("\n## ").append(name).append("\n\n");
      text.append(instance.model().summary()).append("\n\n");
      text.append("    mazurka check ").append(instance).append("\n\n");
      text.append(escaped(verdict(result))).append("\n\n");
      text.append(parameters(instance.model().parameters()));
      text.append("![%s](%s)\n".formatted(caption(name, found), picture));
    }
    return new GalleryChapter(text.toString(), pictures);
  }

  private static String caption(String name, @Nullable Counterexample found) {
    return found == null
        ? "The beginning of an execution of " + name
        : "An execution of %s that decides %s".formatted(name, found.property());
  }

  private static String verdict(CheckResult result) {
    return result.summary().lines().findFirst().orElseThrow();
  }

  private static String parameters(List<Parameter> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.stream()
            .map(GalleryChapter::row)
            .collect(
                Collectors.joining(
                    "", "| parameter | default | from | to |\n|---|---|---|---|\n", "\n"));
  }

  private static String row(Parameter parameter) {
    String most =
        parameter.maximum() == Integer.MAX_VALUE ? "" : String.valueOf(parameter.maximum());
    return "| `%s` | %d | %d | %s |\n"
        .formatted(parameter.name(), parameter.defaultValue(), parameter.minimum(), most);
  }

  /** A random execution, the same each time. */
  private static Walk wander(Instance instance) {
    Walk walk = Walk.from(instance.compile().system(), 0);
    Random random = new Random(1);
    while (walk.position() < LONGEST && walk.possible() > 0) {
      walk.take(random.nextInt(walk.possible()));
    }
    return walk;
  }

  private static String escaped(String sentence) {
    return sentence.replaceAll("([\\\\`*_{}\\[\\]<>|#])", "\\\\$1");
  }
}
