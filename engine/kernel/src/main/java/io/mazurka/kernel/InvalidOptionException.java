package io.mazurka.kernel;

/** An option has no such value, or does not go with the model or with another option. */
public final class InvalidOptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what is wrong with the options. */
  public InvalidOptionException(String message) {
    super(message);
  }

  /** The exception that {@code what} needs an optional module that is not on the class path. */
  public static InvalidOptionException missingModule(String what, String module) {
    return new InvalidOptionException(
        ("%s needs the module %s, which is not on the class path: the launcher mazurka of the sources"
                + " builds it, and that of a distribution has it once mazurka-VERSION-%s.zip is"
                + " unpacked in the same place")
            .formatted(what, module, module));
  }
}
