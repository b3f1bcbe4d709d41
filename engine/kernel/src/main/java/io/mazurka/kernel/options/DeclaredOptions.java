package io.mazurka.kernel.options;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The options that front ends declare, found as services. */
public final class DeclaredOptions {

  private DeclaredOptions() {}

  /**
   * The options of all front ends on the class path, in an order that does not depend on the class
   * path.
   */
  public static List<OptionDeclaration> ofFrontEnds() {
    List<FrontEndOptions> defaults = new ArrayList<>();
    ServiceLoader.load(FrontEndOptions.class, FrontEndOptions.class.getClassLoader())
        .forEach(defaults::add);
    defaults.sort(Comparator.comparing(options -> options.getClass().getName()));
    return defaults.stream().flatMap(options -> options.declarations().stream()).toList();
  }

  /** The options of front ends that decide which states and steps a system has. */
  public static List<OptionDeclaration> shaping() {
    return ofFrontEnds().stream().filter(OptionDeclaration::shaping).toList();
  }
}
