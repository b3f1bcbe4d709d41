package io.mazurka.kernel.options;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The options that front ends declare, found as services. */
public final class DeclaredOptions {

  private DeclaredOptions() {}

  /** Those of all front ends at hand, in an order that does not depend on the class path. */
  public static List<OptionDeclaration> ofFrontEnds() {
    List<FrontEndOptions> defaults = new ArrayList<>();
    ServiceLoader.load(FrontEndOptions.class, FrontEndOptions.class.getClassLoader())
        .forEach(defaults::add);
    defaults.sort(Comparator.comparing(options -> options.getClass().getName()));
    return defaults.stream().flatMap(options -> options.declarations().stream()).toList();
  }

  /** Those of them that decide what a system is. */
  public static List<OptionDeclaration> shaping() {
    return ofFrontEnds().stream().filter(OptionDeclaration::shaping).toList();
  }
}
