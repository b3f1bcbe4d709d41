package io.mazurka.classes.memory;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The accesses to one object so far, as far as race detection needs them. */
public final class AccessHistory {

  private final BooleanSupplier raced;

  /**
   * For each thread, how many of its steps happen before an acquire of the object; null if there
   * was no release.
   */
  int @Nullable [] released;

  private @Nullable AccessTimes plainReads;
  private @Nullable AccessTimes plainWrites;
  private @Nullable AccessTimes otherReads;
  private @Nullable AccessTimes otherWrites;

  /**
   * An object that nobody has accessed.
   *
   * @param raced is called when two accesses are unordered, and says whether that is a race
   */
  public AccessHistory(BooleanSupplier raced) {
    this.raced = raced;
  }

  /** Called when two accesses are unordered; returns whether that is a data race. */
  boolean raced() {
    return raced.getAsBoolean();
  }

  /** The reads of one kind, or null if there were none. */
  @Nullable AccessTimes reads(boolean plain) {
    return plain ? plainReads : otherReads;
  }

  /** The writes of one kind, or null if there were none. */
  @Nullable AccessTimes writes(boolean plain) {
    return plain ? plainWrites : otherWrites;
  }

  AccessTimes makeReads(boolean plain) {
    AccessTimes known = reads(plain);
    if (known != null) {
      return known;
    }
    AccessTimes made = new AccessTimes();
    if (plain) {
      plainReads = made;
    } else {
      otherReads = made;
    }
    return made;
  }

  AccessTimes makeWrites(boolean plain) {
    AccessTimes known = writes(plain);
    if (known != null) {
      return known;
    }
    AccessTimes made = new AccessTimes();
    if (plain) {
      plainWrites = made;
    } else {
      otherWrites = made;
    }
    return made;
  }
}
