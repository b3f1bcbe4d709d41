package io.mazurka.kernel.options;

import java.util.List;

/**
 * The options that only the systems of one front end understand, as one immutable value. {@link
 * CheckOptions} carry at most one value of each type. A type that is registered as a service has a
 * public constructor without parameters, which makes the defaults; its options can then be written
 * on the command line.
 */
public interface FrontEndOptions {

  /**
   * The declarations of the options as they are written on the command line; they are the same for
   * all values of a type.
   */
  List<OptionDeclaration> declarations();

  /**
   * The same options of a check, with everything that these options say in a form that can be
   * written on the command line.
   */
  default CheckOptions written(CheckOptions options) {
    return options;
  }
}
