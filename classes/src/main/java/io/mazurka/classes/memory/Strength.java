package io.mazurka.classes.memory;

/** The access modes of Java, from the weakest to the strongest. */
public enum Strength {
  PLAIN,
  OPAQUE,
  ACQUIRE,
  RELEASE,
  VOLATILE;

  /** What a read of this strength means. */
  public Order read() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_READ;
      case OPAQUE, RELEASE -> Order.OPAQUE_READ;
      case ACQUIRE, VOLATILE -> Order.ACQUIRE;
    };
  }

  /** What a write of this strength means. */
  public Order write() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_WRITE;
      case OPAQUE, ACQUIRE -> Order.OPAQUE_WRITE;
      case RELEASE -> Order.RELEASING_WRITE;
      case VOLATILE -> Order.RELEASE;
    };
  }

  /** What a read and a write at once mean; a compare-and-set that fails is a read alone. */
  public Order update() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_WRITE;
      case OPAQUE -> Order.OPAQUE_WRITE;
      case ACQUIRE -> Order.ACQUIRING_UPDATE;
      case RELEASE -> Order.RELEASING_UPDATE;
      case VOLATILE -> Order.BOTH;
    };
  }

  /** Whether it is neither plain, so that races tell, nor explored as it is. */
  public boolean isBetween() {
    return this != PLAIN && this != VOLATILE;
  }

  /**
   * The strength of a method of an atomic variable, a field updater or a handle.
   *
   * @param ofHandle whether it is one of a {@code VarHandle}, whose shortest names are plain
   */
  public static Strength of(String method, boolean ofHandle) {
    if (method.endsWith("Plain")) {
      return PLAIN;
    } else if (method.endsWith("Opaque")) {
      return OPAQUE;
    } else if (method.endsWith("Acquire")) {
      return ACQUIRE;
    } else if (method.endsWith("Release") || method.equals("lazySet")) {
      return RELEASE;
    }
    boolean plain =
        ofHandle
            ? method.equals("get") || method.equals("set")
            : method.equals("weakCompareAndSet");
    return plain ? PLAIN : VOLATILE;
  }
}
