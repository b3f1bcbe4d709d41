package io.mazurka.classes.twins;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.security.Security;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.EnumSet;
import java.util.Formatter;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects of Java without a model that hang on static fields, and so outlive executions. */
@SuppressWarnings({"JavaUtilDate", "JdkObsolete", "ImmutableEnumChecker", "UnusedVariable"})
public final class ForeignStatics extends Twin {

  private static final StringBuilder BUILDER = new StringBuilder();
  private static final StringBuffer BUFFER = new StringBuffer();
  private static final Date DATE = new Date(5);
  private static final OwnDate OWN_DATE = new OwnDate();
  private static final Calendar CALENDAR = Calendar.getInstance();
  private static final EnumSet<Colour> COLOURS = EnumSet.noneOf(Colour.class);
  private static final Scanner SCANNER = new Scanner("1 2 3");
  private static final Matcher MATCHER = Pattern.compile("a").matcher("aa");
  private static final Map<String, StringBuilder> MAP = new HashMap<>();
  private static final StringBuilder[] ARRAY = {new StringBuilder()};
  private static final Holder HOLDER = new Holder(new StringBuilder());
  private static final List<StringBuilder> UNCHANGING = List.of(new StringBuilder());
  private static final List<String> VIEW = Arrays.asList("a", "b");
  private static final List<Integer> LIST = new ArrayList<>(List.of(1, 2, 3));
  private static final Map<String, Integer> NUMBERS = new HashMap<>(Map.of("a", 1));
  private static final Iterator<Integer> ITERATOR = List.of(1, 2).iterator();
  private static final StringWriter TEXT = new StringWriter();
  private static final PrintWriter WRITER = new PrintWriter(TEXT);
  private static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();
  private static final ThreadLocal<StringBuilder> LOCAL =
      ThreadLocal.withInitial(StringBuilder::new);
  private static final InheritableThreadLocal<Integer> INHERITED = new InheritableThreadLocal<>();
  private static final ByteBuffer BUFFERED = ByteBuffer.allocate(8);
  private static final ByteBuffer DUPLICATE = ByteBuffer.allocateDirect(8).duplicate();
  private static final Supplier<StringBuilder> SUPPLIER;

  static {
    StringBuilder captured = new StringBuilder();
    SUPPLIER = () -> captured;
    MAP.put("a", new StringBuilder());
    CALENDAR.setTimeInMillis(5);
  }

  private static int setting;

  private enum Colour {
    RED,
    GREEN;

    private final StringBuilder own = new StringBuilder();
  }

  private record Holder(StringBuilder builder) {}

  private static final class OwnDate extends Date {

    OwnDate() {
      super(5);
    }
  }

  /** A class that sets a property once. */
  private static final class Setting {

    static {
      System.setProperty("mazurka.initialised", "1");
    }

    static boolean isThere() {
      return System.getProperty("mazurka.initialised") != null;
    }
  }

  /** A class that only threads use. */
  private static final class Late {
    static final StringBuilder BUILDER = new StringBuilder();
    static final AtomicInteger NUMBER = new AtomicInteger();
  }

  /** A class that depends on what was done before it is used. */
  private static final class Configured {
    static final int SETTING = setting;
    static final StringBuilder BUILDER = new StringBuilder();
  }

  /** A class that cannot be initialised. */
  private static final class Broken {
    static int value;

    static {
      if (BUILDER != null) {
        throw new IllegalStateException("broken");
      }
    }
  }

  private static void severalTraces() {
    AtomicInteger count = new AtomicInteger();
    threads(count::incrementAndGet, count::incrementAndGet);
  }

  private static void keepsNothing(boolean untouched, Runnable change) {
    check(untouched, "kept");
    severalTraces();
    change.run();
  }

  void builder() {
    keepsNothing(BUILDER.length() == 0, () -> BUILDER.append("x"));
  }

  void buffer() {
    check(BUFFER.length() == 0, "kept");
    threads(() -> BUFFER.append("x"), () -> BUFFER.append("y"));
    check(BUFFER.length() == 2, "lost");
  }

  void date() {
    keepsNothing(DATE.getTime() == 5, () -> DATE.setTime(6));
  }

  void ownDate() {
    keepsNothing(OWN_DATE.getTime() == 5, () -> OWN_DATE.setTime(6));
  }

  void calendar() {
    keepsNothing(CALENDAR.getTimeInMillis() == 5, () -> CALENDAR.add(Calendar.DATE, 1));
  }

  void enumSet() {
    keepsNothing(COLOURS.isEmpty(), () -> COLOURS.add(Colour.GREEN));
    check(COLOURS.iterator().next() == Colour.GREEN, "another constant");
  }

  void constant() {
    keepsNothing(Colour.RED.own.length() == 0, () -> Colour.RED.own.append("x"));
  }

  void scanner() {
    keepsNothing(SCANNER.nextInt() == 1, () -> {});
  }

  void matcher() {
    keepsNothing(MATCHER.find() && MATCHER.start() == 0, () -> {});
  }

  void inMap() {
    keepsNothing(MAP.get("a").length() == 0, () -> MAP.get("a").append("x"));
  }

  void inArray() {
    keepsNothing(ARRAY[0].length() == 0, () -> ARRAY[0].append("x"));
  }

  void inRecord() {
    keepsNothing(HOLDER.builder().length() == 0, () -> HOLDER.builder().append("x"));
  }

  void inUnchangingList() {
    keepsNothing(UNCHANGING.get(0).length() == 0, () -> UNCHANGING.get(0).append("x"));
  }

  void inFunction() {
    keepsNothing(SUPPLIER.get().length() == 0, () -> SUPPLIER.get().append("x"));
  }

  void view() {
    keepsNothing(VIEW.get(0).equals("a"), () -> VIEW.set(0, "z"));
  }

  void partOfList() {
    keepsNothing(LIST.size() == 3, () -> LIST.subList(0, 1).clear());
  }

  void iteratorOfList() {
    keepsNothing(
        LIST.size() == 3,
        () -> {
          Iterator<Integer> all = LIST.iterator();
          all.next();
          all.remove();
        });
  }

  void entryOfMap() {
    keepsNothing(
        NUMBERS.get("a") == 1,
        () -> NUMBERS.entrySet().stream().forEach(entry -> entry.setValue(2)));
  }

  void iterator() {
    keepsNothing(ITERATOR.next() == 1, () -> {});
  }

  void writer() {
    keepsNothing(TEXT.toString().isEmpty(), () -> WRITER.append("x").flush());
  }

  void handedOver() {
    keepsNothing(BUILDER.length() == 0, () -> new Formatter(BUILDER).format("%d", 1));
  }

  void bytes() {
    keepsNothing(BYTES.size() == 0, () -> BYTES.write(1));
  }

  void threadLocal() {
    keepsNothing(LOCAL.get().length() == 0, () -> LOCAL.get().append("x"));
  }

  void property() {
    keepsNothing(
        System.getProperty("mazurka.twin") == null, () -> System.setProperty("mazurka.twin", "1"));
  }

  /** One thread sets a property that the other one has not seen. */
  void propertySeenTooLate() {
    threads(
        () -> System.setProperty("mazurka.late", "1"),
        () -> check(System.getProperty("mazurka.late") == null, "seen"));
  }

  void propertyOfInitialiser() {
    keepsNothing(Setting.isThere(), () -> {});
  }

  void locale() {
    Locale other = new Locale("qq");
    keepsNothing(!Locale.getDefault().equals(other), () -> Locale.setDefault(other));
  }

  void security() {
    severalTraces();
    Security.setProperty("mazurka.twin", "1");
  }

  void inherited() {
    keepsNothing(INHERITED.get() == null, () -> INHERITED.set(1));
  }

  void duplicate() {
    keepsNothing(BUFFERED.get(0) == 0, () -> BUFFERED.duplicate().put(0, (byte) 1));
  }

  void duplicateOfDuplicate() {
    keepsNothing(DUPLICATE.get(0) == 0, () -> DUPLICATE.duplicate().put(0, (byte) 1));
  }

  void usedByThreadsAlone() {
    Runnable adding =
        () -> {
          Late.NUMBER.incrementAndGet();
          synchronized (Late.class) {
            Late.BUILDER.append("x");
          }
        };
    threads(adding, adding);
    check(Late.BUILDER.length() == 2 && Late.NUMBER.get() == 2, "kept");
  }

  void configured() {
    setting = 5;
    check(Configured.SETTING == 5, "initialised too early");
    keepsNothing(Configured.BUILDER.length() == 0, () -> Configured.BUILDER.append("x"));
  }

  /** The two writes race, whoever comes upon the class that cannot be initialised. */
  void raceBesideBroken() {
    BUILDER.append("x");
    threads(
        () -> {
          try {
            Broken.value++;
          } catch (LinkageError e) {
            setting++;
          }
          setting++;
        },
        () -> setting++);
  }
}
