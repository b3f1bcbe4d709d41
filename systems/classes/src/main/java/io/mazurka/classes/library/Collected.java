package io.mazurka.classes.library;

import java.util.List;
import java.util.Set;

/**
 * The collections whose objects are watched: each call of a method is one event, a read or a write
 * of the whole collection. Collections for one thread are read and written plainly, so that data
 * races on them are found.
 */
public final class Collected {

  private static final Set<String> PLAIN =
      Set.of(
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/ArrayDeque",
          "java/util/PriorityQueue",
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/EnumMap",
          "java/util/IdentityHashMap",
          "java/util/WeakHashMap",
          "java/util/BitSet");

  private static final Set<String> CONCURRENT =
      Set.of(
          "java/util/Vector",
          "java/util/Stack",
          "java/util/Hashtable",
          "java/util/Properties",
          "java/util/concurrent/ConcurrentHashMap",
          "java/util/concurrent/ConcurrentSkipListMap",
          "java/util/concurrent/ConcurrentSkipListSet",
          "java/util/concurrent/ConcurrentLinkedQueue",
          "java/util/concurrent/ConcurrentLinkedDeque",
          "java/util/concurrent/CopyOnWriteArrayList",
          "java/util/concurrent/CopyOnWriteArraySet");

  /** Prefixes of the names of methods that change nothing. */
  private static final List<String> READERS =
      List.of(
          "get",
          "contains",
          "size",
          "isEmpty",
          "peek",
          "element",
          "first",
          "last",
          "iterator",
          "listIterator",
          "spliterator",
          "keySet",
          "keys",
          "values",
          "entrySet",
          "navigable",
          "descending",
          "toArray",
          "stream",
          "forEach",
          "equals",
          "hashCode",
          "toString",
          "indexOf",
          "subList",
          "subMap",
          "subSet",
          "headMap",
          "headSet",
          "tailMap",
          "tailSet",
          "mappingCount",
          "ceiling",
          "floor",
          "higher",
          "lower",
          "clone",
          "comparator",
          "search",
          "reduce",
          "length",
          "cardinality",
          "nextSetBit",
          "nextClearBit",
          "previousSetBit",
          "previousClearBit",
          "intersects",
          "toByteArray",
          "toLongArray",
          "reversed");

  /** Interfaces of collections. */
  private static final Set<String> INTERFACES =
      Set.of(
          "java/util/Collection",
          "java/util/List",
          "java/util/Set",
          "java/util/SortedSet",
          "java/util/NavigableSet",
          "java/util/Queue",
          "java/util/Deque",
          "java/util/Map",
          "java/util/SortedMap",
          "java/util/NavigableMap");

  private static final Set<String> COUNTS = Set.of("size", "isEmpty", "mappingCount");

  /** Prefixes of the names of methods that walk over a map, perhaps in parallel. */
  private static final List<String> SEARCHES = List.of("forEach", "reduce", "search");

  /** Prefixes of the names of methods that look for a neighbouring key or element. */
  private static final List<String> NEIGHBOURS =
      List.of("lower", "floor", "ceiling", "higher", "first", "last");

  /** Prefixes of the names of methods of a deque that are one step in Java. */
  private static final List<String> ATOMIC = List.of("add", "offer", "push");

  private Collected() {}

  /** Whether an object of this static type may be a watched collection or a model. */
  public static boolean mayBeWatched(String type) {
    return INTERFACES.contains(type) || contains(type);
  }

  /** Whether objects of the class with this internal name are watched. */
  public static boolean contains(String type) {
    return PLAIN.contains(type) || isConcurrent(type);
  }

  /** Whether objects of this class are watched and are for one thread at a time. */
  public static boolean isPlain(String type) {
    return PLAIN.contains(type);
  }

  /** Whether several threads may use such an object at the same time. */
  public static boolean isConcurrent(String type) {
    return CONCURRENT.contains(type);
  }

  /** Whether a method of a concurrent collection is one event and takes several steps in Java. */
  public static boolean takesSteps(String type, String method) {
    return switch (type.substring(type.lastIndexOf('/') + 1)) {
      case "ConcurrentHashMap" ->
          COUNTS.contains(method) || SEARCHES.stream().anyMatch(method::startsWith);
      case "ConcurrentSkipListMap", "ConcurrentSkipListSet" ->
          COUNTS.contains(method) || NEIGHBOURS.stream().anyMatch(method::startsWith);
      case "ConcurrentLinkedQueue" -> method.equals("size");
      case "ConcurrentLinkedDeque" -> ATOMIC.stream().noneMatch(method::startsWith);
      default -> false;
    };
  }

  /**
   * Whether a method of a class changes nothing; maps with weak keys may drop entries at any time.
   */
  public static boolean isReader(String type, String method) {
    return !type.equals("java/util/WeakHashMap")
        && beginsLikeAReader(method)
        && !method.startsWith("getAnd");
  }

  private static boolean beginsLikeAReader(String method) {
    for (int index = 0; index < READERS.size(); index++) {
      if (method.startsWith(READERS.get(index))) {
        return true;
      }
    }
    return false;
  }
}
