package io.mazurka.kernel.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The features that a system supports beyond the plain search, and the options of front ends that
 * it understands. A check refuses options that need other features; every system accepts the
 * neutral values of options.
 *
 * @param kinds the supported features
 * @param own the types of the options of front ends that the system understands
 */
public record Features(Set<Feature> kinds, Set<Class<? extends FrontEndOptions>> own) {

  public Features {
    kinds = Set.copyOf(kinds);
    own = Set.copyOf(own);
  }

  /** These features, and no options of a front end. */
  public static Features of(Feature... kinds) {
    return new Features(new HashSet<>(Arrays.asList(kinds)), Set.of());
  }

  /** These features, and the options of a front end. */
  public Features with(Class<? extends FrontEndOptions> type) {
    Set<Class<? extends FrontEndOptions>> more = new HashSet<>(own);
    more.add(type);
    return new Features(kinds, more);
  }

  /** Refuses options that ask for features that are not supported. */
  public void refuseOthers(CheckOptions options) {
    for (Feature feature : Feature.values()) {
      if (!kinds.contains(feature)) {
        feature.askedBy(options).ifPresent(asked -> refuse(asked, feature.need()));
      }
    }
    for (FrontEndOptions unknown : options.own()) {
      if (!own.contains(unknown.getClass())) {
        for (OptionDeclaration declaration : unknown.declarations()) {
          declaration.asked(options).ifPresent(asked -> refuse(asked, ""));
        }
      }
    }
  }

  private static void refuse(String asked, String need) {
    throw new InvalidOptionException(asked + " does not apply to this model" + need);
  }
}
