package io.mazurka.classes.library;

import io.mazurka.classes.library.chance.RandomModel;
import io.mazurka.classes.library.chance.SecureRandomModel;
import io.mazurka.classes.library.executors.ExecutorCompletionServiceModel;
import io.mazurka.classes.library.executors.FutureTaskModel;
import io.mazurka.classes.library.locks.ReentrantLockModel;
import io.mazurka.classes.library.locks.ReentrantReadWriteLockModel;
import io.mazurka.classes.library.locks.SemaphoreModel;
import io.mazurka.classes.library.locks.StampedLockModel;
import io.mazurka.classes.library.queues.ExchangerModel;
import io.mazurka.classes.library.queues.QueueModel;
import io.mazurka.classes.library.queues.SynchronousQueueModel;
import io.mazurka.classes.library.stages.CompletableFutureModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Knows which classes of the library have a model, which need none, and which are refused. */
public final class Models {

  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String WATCHED = "io/mazurka/watched/";

  private static final Map<String, String> REPLACEMENTS =
      replacements(
          ReentrantLockModel.class,
          ReentrantReadWriteLockModel.class,
          SemaphoreModel.class,
          CountDownLatchModel.class,
          CyclicBarrierModel.class,
          StampedLockModel.class,
          PhaserModel.class,
          SynchronousQueueModel.class,
          ExchangerModel.class,
          FutureTaskModel.class,
          ExecutorCompletionServiceModel.class,
          ThreadLocalModel.class,
          ThreadLocalModel.Inheritable.class,
          RandomModel.class);

  /** Queues that are replaced by generated classes, all of which use {@link QueueModel}. */
  private static final Set<String> QUEUES =
      Set.of(
          CONCURRENT + "ArrayBlockingQueue",
          CONCURRENT + "LinkedBlockingQueue",
          CONCURRENT + "LinkedBlockingDeque",
          CONCURRENT + "PriorityBlockingQueue");

  /** Classes that run threads of their own, or wait in ways that cannot be explored. */
  private static final Set<String> REFUSED =
      Set.of("java/util/Timer", "sun/misc/Unsafe", "jdk/internal/misc/Unsafe");

  /** Classes of the concurrent library that only hold values. */
  private static final List<String> HARMLESS =
      List.of(CONCURRENT + "atomic/", CONCURRENT + "TimeUnit", CONCURRENT + "Flow");

  private static final Set<String> INTERRUPTING =
      Set.of("interrupt", "shutdownNow", "cancel", "invokeAny", "invokeAll");

  /**
   * Methods of classes with a model that the model does not support: they would see the unused
   * superclass.
   */
  private static final Set<String> UNANSWERED =
      Set.of(
          "getQueueLength",
          "hasQueuedThread",
          "hasQueuedThreads",
          "getQueuedThreads",
          "getQueuedReaderThreads",
          "getQueuedWriterThreads",
          "getWaitQueueLength",
          "getWaitingThreads",
          "hasWaiters",
          "getOwner",
          "reducePermits",
          "runAndReset",
          "set",
          "setException");

  /** Classes whose methods are synchronized, so that each call is an event. */
  private static final Set<String> SYNCHRONIZED =
      Set.of(
          "java/lang/StringBuffer",
          "java/io/ByteArrayInputStream",
          "java/io/ByteArrayOutputStream",
          "java/io/CharArrayWriter",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/StringWriter");

  /** Methods of threads and thread groups that depend on all threads of the JVM. */
  private static final Set<String> COUNTING =
      Set.of("activeCount", "activeGroupCount", "enumerate", "getAllStackTraces", "list");

  /** Classes of values that never change. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/Object",
          "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Boolean",
          "java/lang/Double",
          "java/lang/Math",
          "java/util/Objects");

  private Models() {}

  private static Map<String, String> replacements(Class<?>... models) {
    Map<String, String> all = new HashMap<>();
    all.put("java/lang/Object", Type.getInternalName(PlainObject.class));
    all.put(CONCURRENT + "CompletableFuture", Type.getInternalName(CompletableFutureModel.class));
    all.put("java/security/SecureRandom", Type.getInternalName(SecureRandomModel.class));
    for (Class<?> model : models) {
      all.put(Type.getInternalName(model.getSuperclass()), Type.getInternalName(model));
    }
    return Map.copyOf(all);
  }

  /** The class that replaces {@code type} where objects are made; both are internal names. */
  public static String replacement(String type) {
    return Collected.contains(type) || QUEUES.contains(type)
        ? WATCHED + type.substring(type.lastIndexOf('/') + 1)
        : REPLACEMENTS.getOrDefault(type, type);
  }

  /** The class to extend in place of {@code type}. */
  public static String parent(String type) {
    return type.equals("java/lang/Object") ? type : replacement(type);
  }

  /** The binary name of the collection that a class with this binary name watches. */
  public static String watched(String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    return (Collected.contains("java/util/" + simple) ? "java.util." : "java.util.concurrent.")
        + simple;
  }

  /** Whether a class with this binary name, of Java, is a queue that threads wait for. */
  public static boolean isQueue(String name) {
    return QUEUES.contains(name.replace('.', '/'));
  }

  /** Whether methods of a class of Java may change hidden state. */
  public static boolean mayKeepInMind(String type) {
    return !type.startsWith(CONCURRENT) && !VALUES.contains(type);
  }

  /** Whether objects of a class are named as soon as they are made. */
  public static boolean needsName(String type) {
    return type.startsWith(CONCURRENT + "atomic/") || SYNCHRONIZED.contains(type);
  }

  /**
   * The reason why objects of a class cannot be made and its static methods cannot be called; null
   * if they can.
   */
  public static @Nullable String refusal(String type) {
    boolean known =
        Collected.contains(type)
            || QUEUES.contains(type)
            || REPLACEMENTS.containsKey(type)
            || type.endsWith("Exception")
            || HARMLESS.stream().anyMatch(type::startsWith);
    boolean refused = (type.startsWith(CONCURRENT) && !known) || REFUSED.contains(type);
    return refused
        ? "%s is not supported; %s".formatted(type.replace('/', '.'), remedy(type))
        : null;
  }

  private static String remedy(String type) {
    if (type.contains("Unsafe")) {
      return "use a VarHandle, or leave the class that uses it out of the code under test";
    } else if (type.contains("Executor") || type.contains("Pool") || type.contains("Timer")) {
      return "start threads, or use an executor of Executors.newFixedThreadPool";
    } else if (type.contains("Queue") || type.contains("Deque")) {
      return "use a LinkedBlockingQueue or an ArrayBlockingQueue in the test";
    } else if (type.contains("locks/") || type.contains("Synchronizer")) {
      return "use a ReentrantLock, or a monitor";
    } else if (type.contains("ForkJoin") || type.contains("Recursive")) {
      return "start threads, or use an executor of Executors.newFixedThreadPool, or CompletableFuture.supplyAsync";
    }
    return "leave the class that uses it out of the code under test, or use another one in the test";
  }

  /** Whether a method with this name, of Java, may interrupt other threads. */
  public static boolean mayInterrupt(String method) {
    return INTERRUPTING.contains(method);
  }

  /** The reason why a method cannot be called, or null if it can. */
  public static @Nullable String refusal(
      String owner, String name, String descriptor, boolean isStatic) {
    if (owner.equals("java/lang/Thread") && isStatic && name.startsWith("of")) {
      return "Thread.%s is not supported; start threads by their constructors, or virtual ones by Thread.startVirtualThread"
          .formatted(name);
    }
    if (isThreads(owner) && COUNTING.contains(name)) {
      return "%s.%s is not supported, because it counts threads that only Mazurka knows; count threads in the test"
          .formatted(owner.substring(owner.lastIndexOf('/') + 1), name);
    }
    if (name.equals("state") && descriptor.endsWith("Ljava/util/concurrent/Future$State;")) {
      return "Future.state is not supported; ask for isDone and isCancelled";
    }
    if (REPLACEMENTS.containsKey(owner)
        && owner.startsWith(CONCURRENT)
        && UNANSWERED.contains(name)) {
      return "%s.%s is not supported; leave it out of the code under test"
          .formatted(owner.substring(owner.lastIndexOf('/') + 1), name);
    }
    boolean parallel = name.equals("parallelStream") || name.equals("parallel");
    if (parallel && owner.startsWith("java/util/")) {
      return "parallel streams are not supported, because they run on threads of their own; use stream()";
    }
    boolean looked = (isStatic && !isHarmless(name)) || REFUSED.contains(owner);
    return looked ? refusal(owner) : null;
  }

  private static boolean isThreads(String owner) {
    return owner.equals("java/lang/Thread") || owner.equals("java/lang/ThreadGroup");
  }

  private static boolean isHarmless(String method) {
    return method.equals("callable");
  }
}
