package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.calls.AtomicCalls;
import io.mazurka.classes.calls.CleanerCalls;
import io.mazurka.classes.calls.InheritedCalls;
import io.mazurka.classes.calls.ObjectCalls;
import io.mazurka.classes.calls.ParkCalls;
import io.mazurka.classes.calls.SystemCalls;
import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.calls.ThreadSettings;
import io.mazurka.classes.foreign.ArraysCalls;
import io.mazurka.classes.foreign.HandleCalls;
import io.mazurka.classes.foreign.StateCalls;
import io.mazurka.classes.library.PhaserModel;
import io.mazurka.classes.library.ThreadLocalModel;
import io.mazurka.classes.library.chance.ChanceCalls;
import io.mazurka.classes.library.executors.ExecutorsCalls;
import io.mazurka.classes.library.stages.CompletableFutureCalls;
import io.mazurka.classes.library.wrappers.CollectionsCalls;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Knows which methods of Java are replaced by static methods of the same name, whose first
 * parameter is the receiver.
 */
public final class Redirects {

  /** A static method to call instead. */
  public record Target(String owner, String name, String descriptor) {}

  private static final String OBJECT = "java/lang/Object";

  private final Map<String, List<Class<?>>> instead = new HashMap<>();
  private final Map<Class<?>, Set<String>> methods = new HashMap<>();
  private final ClassFacts facts;

  public Redirects(ClassFacts facts) {
    this.facts = facts;
    add("java/lang/Thread", ThreadCalls.class);
    add("java/lang/Thread", ThreadSettings.class);
    add("java/lang/Thread", StateCalls.class);
    add("java/lang/System", SystemCalls.class);
    add("java/lang/System", StateCalls.class);
    add("java/lang/Runtime", SystemCalls.class);
    add("java/lang/ClassLoader", SystemCalls.class);
    add("java/lang/Runtime", StateCalls.class);
    add("java/util/Locale", StateCalls.class);
    add("java/util/TimeZone", StateCalls.class);
    add("java/lang/Math", SystemCalls.class);
    add("java/util/UUID", SystemCalls.class);
    add("java/util/concurrent/locks/LockSupport", ParkCalls.class);
    add("java/time/Instant", SystemCalls.class);
    add("java/lang/invoke/MethodHandles$Lookup", HandleCalls.class);
    add("java/lang/Runtime", ChanceCalls.class);
    add("java/security/SecureRandom", ChanceCalls.class);
    add("java/time/Clock", ChanceCalls.class);
    add("java/time/InstantSource", ChanceCalls.class);
    add("java/util/Calendar", ChanceCalls.class);
    add("java/util/Collections", ChanceCalls.class);
    add("java/util/random/RandomGenerator", ChanceCalls.class);
    add("java/util/concurrent/TimeUnit", ObjectCalls.class);
    add("java/util/concurrent/Executors", ExecutorsCalls.class);
    add("java/util/concurrent/CompletableFuture", CompletableFutureCalls.class);
    add("java/util/concurrent/Phaser", PhaserModel.class);
    add("java/util/concurrent/atomic/AtomicIntegerArray", AtomicCalls.class);
    add("java/util/concurrent/atomic/AtomicLongArray", AtomicCalls.class);
    add("java/util/concurrent/atomic/AtomicReferenceArray", AtomicCalls.class);
    add("java/lang/ThreadLocal", ThreadLocalModel.class);
    add("java/util/Collections", CollectionsCalls.class);
    add("java/lang/ref/Cleaner", CleanerCalls.class);
    add("java/util/Arrays", ArraysCalls.class);
    add(OBJECT, ObjectCalls.class);
    add("java/lang/Class", ObjectCalls.class);
    learn(InheritedCalls.class);
  }

  private void add(String owner, Class<?> calls) {
    instead.computeIfAbsent(owner, first -> new ArrayList<>(1)).add(calls);
    learn(calls);
  }

  private void learn(Class<?> calls) {
    Set<String> names = new HashSet<>();
    for (Method method : calls.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers())) {
        names.add(method.getName() + Type.getMethodDescriptor(method));
      }
    }
    methods.put(calls, names);
  }

  /** The method to call where an overriding method calls the one that it overrides. */
  public Target inherited(Target target) {
    Set<String> all = methods.getOrDefault(InheritedCalls.class, Set.of());
    boolean overridable = target.owner().equals(Type.getInternalName(ThreadCalls.class));
    return overridable && all.contains(target.name() + target.descriptor())
        ? new Target(Type.getInternalName(InheritedCalls.class), target.name(), target.descriptor())
        : target;
  }

  /** The method to call in place of another one, or null if that one is not replaced. */
  public @Nullable Target find(String owner, String name, String descriptor, boolean isStatic) {
    if (isStatic) {
      return target(owner, name, descriptor);
    }
    Target inherited = target(OBJECT, name, withReceiver(OBJECT, descriptor));
    if (inherited != null) {
      return inherited;
    }
    for (String at = owner; at != null && !at.equals(OBJECT); at = superOf(at)) {
      Target found = target(at, name, withReceiver(at, descriptor));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable String superOf(String type) {
    return type.startsWith("[") ? null : facts.superName(type);
  }

  private @Nullable Target target(String owner, String name, String descriptor) {
    for (Class<?> calls : instead.getOrDefault(owner, List.of())) {
      if (methods.getOrDefault(calls, Set.of()).contains(name + descriptor)) {
        return new Target(Type.getInternalName(calls), name, descriptor);
      }
    }
    return null;
  }

  public static String withReceiver(String owner, String descriptor) {
    return "(" + (owner.startsWith("[") ? owner : "L" + owner + ";") + descriptor.substring(1);
  }
}
