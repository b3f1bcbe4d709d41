package io.mazurka.classes.calls;

import io.mazurka.classes.runtime.Actor;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls in place of the getters and setters of {@link Thread}.
 * These are no events; if the order of two calls could matter, an omission is noted.
 */
public final class ThreadSettings {

  private ThreadSettings() {}

  /** The name of a thread; the numbers that Java gives would differ from run to run. */
  public static String getName(Thread thread) {
    Actor other = setting(thread, "Name", false);
    String given = thread.getName();
    return other != null && given.startsWith("Thread-") ? other.name() : given;
  }

  public static void setName(Thread thread, String name) {
    setting(thread, "Name", true);
    thread.setName(name);
  }

  public static int getPriority(Thread thread) {
    setting(thread, "Priority", false);
    return thread.getPriority();
  }

  @SuppressWarnings("ThreadPriorityCheck") // the code under test has asked for it
  public static void setPriority(Thread thread, int priority) {
    setting(thread, "Priority", true);
    thread.setPriority(priority);
  }

  public static @Nullable ClassLoader getContextClassLoader(Thread thread) {
    setting(thread, "ContextClassLoader", false);
    return thread.getContextClassLoader();
  }

  /**
   * Sets the context class loader of a thread. If it is the running thread, the loader is also set
   * for the real thread, which Java asks.
   */
  public static void setContextClassLoader(Thread thread, @Nullable ClassLoader loader) {
    Actor other = setting(thread, "ContextClassLoader", true);
    thread.setContextClassLoader(loader);
    if (other != null && other == Actor.current()) {
      Thread.currentThread().setContextClassLoader(loader);
    }
  }

  public static Thread.@Nullable UncaughtExceptionHandler getUncaughtExceptionHandler(
      Thread thread) {
    setting(thread, "UncaughtExceptionHandler", false);
    return thread.getUncaughtExceptionHandler();
  }

  public static void setUncaughtExceptionHandler(
      Thread thread, Thread.@Nullable UncaughtExceptionHandler handler) {
    setting(thread, "UncaughtExceptionHandler", true);
    thread.setUncaughtExceptionHandler(handler);
  }

  /**
   * The actor of a thread, if it was started; notes that a setting of the thread is read or
   * changed.
   */
  private static @Nullable Actor setting(Thread thread, String what, boolean writes) {
    Actor actor = Actor.current();
    Actor other = actor == null ? null : actor.run().actors().get(thread);
    if (actor != null && other != null) {
      other.signals().noteSetting(actor, what, writes);
    } else if (actor != null && !actor.isAlone()) {
      actor.run().silent().whole(thread, writes, (writes ? "set" : "get") + what, false);
    }
    if (actor != null && writes) {
      actor.run().silent().mayChange(thread);
    }
    return other;
  }
}
