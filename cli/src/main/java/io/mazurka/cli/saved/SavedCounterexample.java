package io.mazurka.cli.saved;

import io.mazurka.cli.models.Instance;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.CrashModel;
import io.mazurka.kernel.options.Traffic;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Path;
import java.util.List;
import java.util.Map;

/**
 * A counterexample with all that is needed to see it again.
 *
 * @param model the name of the model in the gallery, or its class
 * @param classPath where its class is, besides Mazurka's own
 * @param parameters the values of all its parameters
 * @param shape the options that decide what the system is
 * @param property the property that fails
 * @param path the execution as indices
 * @param trace the execution in words
 */
public record SavedCounterexample(
    String model,
    List<String> classPath,
    Map<String, Integer> parameters,
    Shape shape,
    String property,
    Path path,
    Trace trace) {

  public SavedCounterexample {
    classPath = List.copyOf(classPath);
  }

  /** The options that decide which states and steps a system has, not how it is searched. */
  public record Shape(Traffic traffic, CrashModel crashes, int maxCrashes, AskedProperties asked) {

    static Shape of(CheckOptions options) {
      return new Shape(
          options.traffic(),
          options.crashes(),
          options.maxCrashes(),
          absolute(options.properties()));
    }

    private static AskedProperties absolute(AskedProperties asked) {
      String file = asked.file();
      return file == null
          ? asked
          : new AskedProperties(
              asked.names(),
              asked.invariants(),
              java.nio.file.Path.of(file).toAbsolutePath().toString());
    }

    /** The options with this shape that explore everything. */
    public CheckOptions options() {
      CheckOptions options = CheckOptions.unreduced().withTraffic(traffic).withProperties(asked);
      return crashes == CrashModel.EXPLICIT ? options.withExplicitCrashes(maxCrashes) : options;
    }
  }

  public static SavedCounterexample of(
      Instance instance, CheckOptions options, Counterexample counterexample) {
    return new SavedCounterexample(
        instance.found().reference(),
        instance.found().classPath().entries().stream().map(Object::toString).toList(),
        instance.arguments().values(),
        Shape.of(options),
        counterexample.property(),
        counterexample.path(),
        counterexample.trace());
  }
}
