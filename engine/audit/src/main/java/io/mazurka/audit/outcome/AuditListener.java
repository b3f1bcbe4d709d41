package io.mazurka.audit.outcome;

/** Receives the progress of an audit and may stop the audit. */
public interface AuditListener {

  /**
   * Called a few times a second from the auditing thread.
   *
   * @param phase what is being done, in words
   * @param done how many states or transitions of {@code total} are done; the total is 0 if unknown
   * @param seconds since the start
   */
  void progress(String phase, long done, long total, double seconds);

  /** Whether the audit should stop now; asked often. */
  boolean cancelled();

  /** Watches nothing and never stops anything. */
  static AuditListener none() {
    return new AuditListener() {
      @Override
      public void progress(String phase, long done, long total, double seconds) {}

      @Override
      public boolean cancelled() {
        return false;
      }
    };
  }
}
