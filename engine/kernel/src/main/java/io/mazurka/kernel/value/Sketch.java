package io.mazurka.kernel.value;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A 64-bit hash of values in which each atom is replaced by a number. Values that differ only in
 * atoms with the same number have the same hash, in every run.
 */
public final class Sketch {

  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;

  private final ToLongFunction<Atom> atoms;

  /**
   * @param atoms the number of each atom
   */
  public Sketch(ToLongFunction<Atom> atoms) {
    this.atoms = atoms;
  }

  /** Scatters the bits of a number (the finalizer of Steele, Lea and Flood 2014). */
  public static long mix(long number) {
    long once = (number ^ (number >>> 30)) * FIRST;
    long twice = (once ^ (once >>> 27)) * SECOND;
    return twice ^ (twice >>> 31);
  }

  /** The hash of a value that is made of {@code parts}; {@code kind} tells its type from others. */
  public long of(int kind, @Nullable Object... parts) {
    long hash = kind;
    for (Object part : parts) {
      hash = mix(hash) + of(part);
    }
    return mix(hash);
  }

  /** The hash of {@code value}. */
  public long of(@Nullable Object value) {
    if (value == null) {
      return 1;
    } else if (value instanceof Record whole) {
      RecordType type = RecordType.of(whole);
      Object[] parts = new Object[type.size()];
      Arrays.setAll(parts, part -> type.get(part, whole));
      return of(whole.getClass().getName().hashCode(), parts);
    } else if (value instanceof Enum<?> constant) {
      return mix(constant.name().hashCode());
    } else if (value instanceof Atom atom) {
      return mix(atoms.applyAsLong(atom));
    } else if (value instanceof Optional<?> optional) {
      return mix(2 + of(optional.orElse(null)));
    } else if (value instanceof List<?> list) {
      long hash = 3;
      for (Object element : list) {
        hash = mix(hash) + of(element);
      }
      return mix(hash);
    } else if (value instanceof Set<?> set) {
      return mix(4 + set.stream().mapToLong(element -> mix(of(element))).sum());
    } else if (value instanceof Map<?, ?> map) {
      return mix(5 + map.entrySet().stream().mapToLong(this::entry).sum());
    }
    return mix(value.hashCode());
  }

  private long entry(Map.Entry<?, ?> entry) {
    return mix(mix(of(entry.getKey())) + of(entry.getValue()));
  }
}
