package io.mazurka.classes.memory;

/** The access modes of Java, from the weakest to the strongest. */
public enum Strength {
  PLAIN,
  OPAQUE,
  ACQUIRE,
  RELEASE,
  VOLATILE;

  /** The order of a read of this strength. */
  public Order read() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_READ;
      case OPAQUE, RELEASE -> Order.OPAQUE_READ;
      case ACQUIRE, VOLATILE -> Order.ACQUIRE;
    };
  }

  /** The order of a write of this strength. */
  public Order write() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_WRITE;
      case OPAQUE, ACQUIRE -> Order.OPAQUE_WRITE;
      case RELEASE -> Order.RELEASING_WRITE;
      case VOLATILE -> Order.RELEASE;
    };
  }

  /** The order of a read and a write in one step; a compare-and-set that fails is only a read. */
  public Order update() {
    return switch (this) {
      case PLAIN -> Order.PLAIN_WRITE;
      case OPAQUE -> Order.OPAQUE_WRITE;
      case ACQUIRE -> Order.ACQUIRING_UPDATE;
      case RELEASE -> Order.RELEASING_UPDATE;
      case VOLATILE -> Order.BOTH;
    };
  }

  /**
   * Whether it lies between plain accesses, whose races are found, and volatile ones, which are
   * explored exactly.
   */
  public boolean isBetween() {
    return this != PLAIN && this != VOLATILE;
  }

  /**
   * The strength of a method of an atomic variable, a field updater or a handle.
   *
   * @param ofHandle whether the method is one of a {@code VarHandle}, where {@code get} and {@code
   *     set} are plain
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
