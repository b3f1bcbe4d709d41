package io.mazurka.classes.calls;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.Actor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls in place of {@code wait}, {@code notify} and {@code
 * getClass} of {@link Object}, of methods of {@link Class}, and of the methods of {@link TimeUnit}
 * that wait.
 */
public final class ObjectCalls {

  private static final String MODELS = "io.mazurka.classes.library.";
  private static final String WATCHED = "io.mazurka.watched.";
  private static final String ADDED = "mazurka$";
  private static final String PLAIN_OBJECT = MODELS + "PlainObject";

  private ObjectCalls() {}

  public static void wait(Object object) throws InterruptedException {
    Actor actor = Actor.required();
    await(actor, object, 0);
  }

  private static void await(Actor actor, Object object, long nanos) throws InterruptedException {
    actor.monitor(object).await(actor, nanos);
  }

  public static void wait(Object object, long millis) throws InterruptedException {
    wait(object, millis, 0);
  }

  public static void wait(Object object, long millis, int nanos) throws InterruptedException {
    Actor actor = Actor.required();
    await(actor, object, millis * 1_000_000 + nanos);
  }

  public static void sleep(TimeUnit unit, long time) throws InterruptedException {
    ThreadCalls.sleepNanos(unit.toNanos(time));
  }

  public static void timedWait(TimeUnit unit, Object object, long time)
      throws InterruptedException {
    if (time > 0) {
      wait(object, Math.max(1, unit.toMillis(time)));
    }
  }

  public static void timedJoin(TimeUnit unit, Thread thread, long time)
      throws InterruptedException {
    if (time > 0) {
      ThreadCalls.join(thread, Math.max(1, unit.toMillis(time)));
    }
  }

  /** The class that the code under test expects; the real class may be a replacement. */
  public static Class<?> getClass(Object object) {
    return known(object.getClass());
  }

  /** The superclass that the code under test expects. */
  public static @Nullable Class<?> getSuperclass(Class<?> type) {
    Class<?> parent = type.getSuperclass();
    return parent == null ? null : known(parent);
  }

  /** The fields of a class but for those that were added here. */
  public static Field[] getDeclaredFields(Class<?> type) {
    return own(type.getDeclaredFields(), Field[]::new);
  }

  /** The methods of a class but for those that were added here. */
  public static Method[] getDeclaredMethods(Class<?> type) {
    return own(type.getDeclaredMethods(), Method[]::new);
  }

  /** The public methods of a class but for those that were added here. */
  public static Method[] getMethods(Class<?> type) {
    return own(type.getMethods(), Method[]::new);
  }

  private static <M extends Member> M[] own(M[] all, IntFunction<M[]> array) {
    return Arrays.stream(all).filter(member -> !isAdded(member)).toArray(array);
  }

  private static boolean isAdded(Member member) {
    return member.isSynthetic()
        && (member.getName().startsWith(ADDED) || member.getName().equals("hashCode"));
  }

  /** The interfaces of a class but for the one that was added here. */
  public static Class<?>[] getInterfaces(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .filter(one -> one != Named.class)
        .toArray(Class<?>[]::new);
  }

  private static Class<?> known(Class<?> type) {
    String name = type.getName();
    if (name.equals(PLAIN_OBJECT)) {
      return Object.class;
    }
    if (name.equals(MODELS + "ExecutorModel")) {
      return ThreadPoolExecutor.class;
    } else if (name.equals(MODELS + "ScheduledExecutorModel")) {
      return ScheduledThreadPoolExecutor.class;
    }
    boolean stands = name.startsWith(WATCHED) || name.startsWith(MODELS);
    return stands && type.getSuperclass() != Object.class ? type.getSuperclass() : type;
  }

  public static void notify(Object object) {
    Actor actor = Actor.required();
    actor.monitor(object).signal(actor);
  }

  public static void notifyAll(Object object) {
    Actor actor = Actor.required();
    actor.monitor(object).signalAll(actor);
  }
}
