package io.mazurka.classes.twins;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Two threads use something through classes of Java. Each method is called with or without a lock
 * that both hold: without it they race.
 */
@SuppressWarnings("ReturnValueIgnored")
public final class JavaUses extends Twin implements Cloneable {

  private int number;

  private static void both(boolean locked, Runnable first, Runnable second) {
    Object lock = new Object();
    threads(guarded(locked, lock, first), guarded(locked, lock, second));
  }

  private static Runnable guarded(boolean locked, Object lock, Runnable code) {
    return !locked
        ? code
        : () -> {
          synchronized (lock) {
            code.run();
          }
        };
  }

  private static void both(int locked, Runnable first, Runnable second) {
    both(locked == 1, first, second);
  }

  void arraycopy(int locked) {
    int[] shared = new int[3];
    both(locked, () -> shared[1] = 1, () -> System.arraycopy(shared, 0, new int[3], 0, 3));
  }

  void arraycopyInto(int locked) {
    int[] shared = new int[3];
    both(locked, () -> shared[1]++, () -> System.arraycopy(new int[3], 0, shared, 0, 3));
  }

  void fill(int locked) {
    int[] shared = new int[3];
    both(locked, () -> Arrays.fill(shared, 1), () -> Arrays.fill(shared, 2));
  }

  void sort(int locked) {
    Integer[] shared = {2, 1};
    both(locked, () -> Arrays.sort(shared), () -> Arrays.hashCode(shared));
  }

  void copyOf(int locked) {
    long[] shared = new long[2];
    both(locked, () -> shared[0] = 1, () -> Arrays.copyOf(shared, 4));
  }

  void copyOfRange(int locked) {
    String[] shared = new String[4];
    both(locked, () -> shared[2] = "", () -> Arrays.copyOfRange(shared, 1, 3));
  }

  void asList(int locked) {
    String[] shared = {"a", "b"};
    List<String> list = Arrays.asList(shared);
    both(locked, () -> list.set(0, "c"), () -> require(shared[0] != null));
  }

  void streamOfArray(int locked) {
    int[] shared = new int[2];
    both(locked, () -> shared[0] = 1, () -> require(Arrays.stream(shared).sum() < 2));
  }

  void cloneOfArray(int locked) {
    int[] shared = new int[2];
    both(locked, () -> shared[0] = 1, () -> require(shared.clone().length == 2));
  }

  void newString(int locked) {
    char[] shared = {'a', 'b', 'c'};
    both(locked, () -> shared[2] = 'd', () -> require(new String(shared, 1, 2).length() == 2));
  }

  void toArray(int locked) {
    List<String> list = List.of("a");
    String[] shared = new String[1];
    both(locked, () -> list.toArray(shared), () -> require(!"b".equals(shared[0])));
  }

  void addAllOfArray(int locked) {
    String[] shared = {"a"};
    both(locked, () -> Collections.addAll(new ArrayList<>(), shared), () -> shared[0] = "b");
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }

  void halvesOfAnArray() {
    int[] shared = {4, 3, 2, 1};
    threads(
        () -> Arrays.sort(shared, 0, 2),
        () -> System.arraycopy(shared, 2, new int[4], 0, 2),
        () -> Arrays.fill(shared, 4, 4, 1));
    require(shared[0] == 3);
  }

  void partsOfText() {
    char[] shared = new char[6];
    StringBuilder own = new StringBuilder("xabx");
    threads(
        () -> "xabx".getChars(1, 3, shared, 0),
        () -> own.getChars(1, 3, shared, 2),
        () -> "xabx".toCharArray()[0]++,
        () -> shared[5] = 'e',
        () -> shared[4] = 'd');
    require(String.valueOf(shared).equals("ababde"));
  }

  private static List<String> list() {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    return list;
  }

  private static Map<String, Integer> map() {
    Map<String, Integer> map = new TreeMap<>();
    map.put("a", 1);
    map.put("b", 2);
    return map;
  }

  void iterator(int locked) {
    List<String> list = list();
    Iterator<String> iterator = list.iterator();
    both(locked, () -> list.set(0, "c"), iterator::next);
  }

  void removeByIterator(int locked) {
    List<String> list = list();
    Iterator<String> iterator = list.iterator();
    iterator.next();
    both(locked, list::size, iterator::remove);
  }

  void sharedIterator(int locked) {
    Iterator<String> iterator = list().iterator();
    both(locked, iterator::next, iterator::next);
  }

  void subList(int locked) {
    List<String> list = list();
    List<String> view = list.subList(0, 1);
    both(locked, () -> view.set(0, "c"), () -> list.get(0));
  }

  void sortedSubList(int locked) {
    List<String> list = list();
    List<String> view = list.subList(0, 2);
    both(locked, () -> Collections.reverse(view), () -> list.get(0));
  }

  void keySet(int locked) {
    Map<String, Integer> map = map();
    Set<String> keys = map.keySet();
    both(locked, () -> keys.contains("c"), () -> map.put("c", 3));
  }

  void valuesHandedOver(int locked) {
    Map<String, Integer> map = map();
    Collection<Integer> values = map.values();
    both(locked, () -> new ArrayList<>(values), () -> map.put("c", 3));
  }

  void entry(int locked) {
    Map<String, Integer> map = map();
    Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
    both(locked, () -> entry.setValue(3), () -> map.get("a"));
  }

  void stream(int locked) {
    List<String> list = list();
    var stream = list.stream().map(text -> text + "!");
    both(locked, () -> stream.collect(Collectors.toList()), () -> list.set(0, "c"));
  }

  void unmodifiable(int locked) {
    List<String> list = list();
    Iterator<String> iterator = Collections.unmodifiableList(list).iterator();
    both(locked, iterator::next, () -> list.set(0, "c"));
  }

  void addAll(int locked) {
    List<String> list = list();
    both(locked, () -> new ArrayList<String>().addAll(list), () -> list.set(0, "c"));
  }

  void bitSets(int locked) {
    BitSet bits = new BitSet();
    both(locked, () -> new BitSet().or(bits), () -> bits.set(1));
  }

  void collected(int locked) {
    List<String> list = list().stream().collect(Collectors.toList());
    both(locked, () -> list.add("c"), list::size);
  }

  void enumSet(int locked) {
    Set<TimeUnit> set = EnumSet.noneOf(TimeUnit.class);
    both(locked, () -> set.add(TimeUnit.DAYS), () -> set.contains(TimeUnit.HOURS));
  }

  void builder(int locked) {
    CharSequence text = new StringBuilder();
    both(locked, () -> ((StringBuilder) text).append(1), text::length);
  }

  void concatenated(int locked) {
    StringBuilder text = new StringBuilder();
    both(locked, () -> text.append(1), () -> require(("" + text).length() < 2));
  }

  void formatted(int locked) {
    StringBuilder text = new StringBuilder();
    both(locked, () -> text.append(1), () -> String.format("%s", text));
  }

  record Held(StringBuilder text) {}

  void held(int locked) {
    Held held = new Held(new StringBuilder());
    both(locked, () -> held.text().append(1), () -> require(held.toString() != null));
  }

  void matcher(int locked) {
    Map<String, Object> all = new HashMap<>();
    all.put("digits", Pattern.compile("[0-9]").matcher("1"));
    both(
        locked,
        () -> ((Matcher) all.get("digits")).reset("2").matches(),
        () -> ((Matcher) all.get("digits")).matches());
  }

  void dateFormat(int locked) {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    both(locked, () -> format.format(new Date(0)), () -> format.format(new Date(1)));
  }

  void date(int locked) {
    Date date = new Date(0);
    both(locked, () -> date.setTime(1), () -> require(date.getTime() >= 0));
  }

  void calendar(int locked) {
    Calendar calendar = Calendar.getInstance();
    both(locked, () -> calendar.set(Calendar.YEAR, 1), () -> calendar.get(Calendar.YEAR));
  }

  void buffer(int locked) {
    ByteBuffer buffer = ByteBuffer.allocate(2);
    both(locked, () -> buffer.put((byte) 1), () -> buffer.put((byte) 2));
  }

  void wrapped(int locked) {
    byte[] shared = new byte[2];
    ByteBuffer buffer = ByteBuffer.wrap(shared);
    both(locked, () -> buffer.put((byte) 1), () -> require(shared[0] >= 0));
  }

  /** What nobody here knows is named. */
  void unknown(int locked) {
    CRC32 sum = new CRC32();
    both(locked, () -> sum.update(1), () -> sum.update(2));
  }

  private static Field field() {
    try {
      return JavaUses.class.getDeclaredField("number");
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }

  void field(int locked) {
    Field field = field();
    both(
        locked,
        () -> {
          try {
            field.setInt(this, 1);
          } catch (IllegalAccessException e) {
            throw new AssertionError(e);
          }
        },
        () -> require(number >= 0));
  }

  void getter(int locked) throws ReflectiveOperationException {
    MethodHandle getter = MethodHandles.lookup().findGetter(JavaUses.class, "number", int.class);
    both(
        locked,
        () -> {
          try {
            require((int) getter.invokeExact(this) >= 0);
          } catch (Throwable e) {
            throw new AssertionError(e);
          }
        },
        () -> number = 1);
  }

  void boundGetter(int locked) throws ReflectiveOperationException {
    MethodHandle getter =
        MethodHandles.lookup().findGetter(JavaUses.class, "number", int.class).bindTo(this);
    both(
        locked,
        () -> {
          try {
            require((int) getter.invokeExact() >= 0);
          } catch (Throwable e) {
            throw new AssertionError(e);
          }
        },
        () -> number = 1);
  }

  void reflectedElement(int locked) {
    Object shared = Array.newInstance(int.class, 2);
    both(locked, () -> Array.setInt(shared, 0, 1), () -> require(((int[]) shared)[0] < 2));
  }

  void copied(int locked) {
    both(
        locked,
        () -> {
          try {
            clone();
          } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
          }
        },
        () -> number = 1);
  }

  @Override
  protected JavaUses clone() throws CloneNotSupportedException {
    return (JavaUses) super.clone();
  }

  /** Everybody only looks, or has objects of his own. */
  void looksOnly() {
    List<String> list = list();
    Map<String, Integer> map = map();
    Map<String, Integer> view = Collections.unmodifiableMap(map);
    StringBuilder text = new StringBuilder("a");
    Date date = new Date(0);
    ByteBuffer buffer = ByteBuffer.allocate(2);
    int[] numbers = {1, 2};
    threads(
        2,
        number -> {
          int sum = 0;
          for (String one : list) {
            sum += one.length();
          }
          for (Map.Entry<String, Integer> one : view.entrySet()) {
            sum += one.getValue();
          }
          sum += map.values().stream().mapToInt(Integer::intValue).sum();
          sum += (text + "b" + date).length() + text.indexOf("a") + date.hashCode();
          sum += buffer.duplicate().get() + buffer.get(1) + buffer.remaining();
          sum += Arrays.stream(numbers).sum() + numbers.clone().length;
          StringBuilder own = new StringBuilder(text).append(list).append(numbers[0]);
          Matcher matcher = Pattern.compile("[a-z]").matcher(own);
          require(matcher.find() && sum > 0);
        });
  }

  /** References to methods that are inherited from classes of Java. */
  void referencesToInheritedMethods() throws InterruptedException {
    Worker worker = new Worker();
    Counter counter = new Counter();
    Words words = new Words();
    Runnable start = worker::start;
    Runnable count = counter::incrementAndGet;
    Runnable clear = words::clear;
    start.run();
    count.run();
    worker.join();
    clear.run();
    require(counter.get() == 1 && words.isEmpty());
  }

  static final class Worker extends Thread {}

  static final class Counter extends AtomicInteger {
    private static final long serialVersionUID = 1L;
  }

  static final class Words extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
  }

  /** A thread makes something and hands it over. */
  void handsOver() throws InterruptedException {
    StringBuilder text = new StringBuilder("a");
    Iterator<String> iterator = list().iterator();
    Thread other = new Thread(() -> text.append(iterator.next()));
    other.start();
    other.join();
    require(text.append(iterator.next()).toString().equals("aab"));
  }
}
