package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.JavaUses;
import io.mazurka.classes.twins.Leaks;
import io.mazurka.classes.twins.SynchronizedUses;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Accesses that are no events race like others. */
final class SilentAccessTests {

  private static final String ALL =
      "free of data races, so all executions of the Java memory model";

  private static CheckResult check(Class<?> type, String method) {
    return Check.of(ClassProgram.of(type, method)).run();
  }

  private static void assertHolds(Class<?> type, String method) {
    CheckResult found = check(type, method);
    found.assertHolds();
    assertThat(found.guarantee().toString()).contains(ALL);
  }

  @ParameterizedTest
  @CsvSource({
    "leakedByAVolatileField, known.number",
    "leakedToAThread, data race",
    "leakedByASuperclass, Derived.second",
    "leakedRecord, Point",
    "leakedOpaquely, .number",
  })
  void whoeverKnowsAnObjectTooEarlyRacesForItsFinalFields(String method, String field) {
    assertThat(check(Leaks.class, method).summary()).contains("data race: '", field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"leakedWithWhatIsThere", "publishedWhenMade"})
  void finalFieldsThatWereThereBeforeMayBeRead(String method) {
    assertHolds(Leaks.class, method);
  }

  @Test
  void finalFieldsOfWhatIsMadeAreThereWithoutAnyOrder() {
    check(Leaks.class, "publishedOpaquely").assertHolds();
  }

  @Test
  void theRaceForAReferenceIsNotOneForTheFieldsBehindIt() {
    assertThat(check(Leaks.class, "publishedInARace").summary())
        .contains("data race: '", "Leaks.plain")
        .doesNotContain("Fixed.number'");
  }

  @ParameterizedTest
  @CsvSource({
    "arraycopy, int[][1] by System.arraycopy",
    "arraycopyInto, int[][1] by System.arraycopy",
    "fill, int[][0] by Arrays.fill",
    "sort, Integer[][0] by Arrays",
    "copyOf, long[][0] by Arrays.copyOf",
    "copyOfRange, String[][2] by Arrays.copyOfRange",
    "asList, String[][0]",
    "streamOfArray, int[][0] by Arrays.stream",
    "cloneOfArray, int[][0] by clone",
    "newString, char[][2] by String.new",
    "toArray, String[][0] by List.toArray",
    "addAllOfArray, String[][0] by Collections.addAll",
    "iterator, next of ArrayList",
    "removeByIterator, remove to ArrayList",
    "sharedIterator, next to Itr",
    "subList, set to ArrayList",
    "sortedSubList, Collections.reverse to ArrayList",
    "keySet, of TreeMap",
    "valuesHandedOver, of TreeMap",
    "entry, setValue to TreeMap",
    "stream, of ArrayList",
    "unmodifiable, next of ArrayList",
    "addAll, of ArrayList",
    "bitSets, of BitSet",
    "collected, add to ArrayList",
    "enumSet, add to RegularEnumSet",
    "builder, append to StringBuilder",
    "concatenated, of StringBuilder",
    "formatted, String.format of StringBuilder",
    "held, toString of StringBuilder",
    "matcher, matches to Matcher",
    "dateFormat, format to SimpleDateFormat",
    "date, getTime of Date",
    "calendar, get to GregorianCalendar",
    "buffer, put to HeapByteBuffer",
    "wrapped, byte[][0]",
    "field, JavaUses.number",
    "getter, JavaUses.number",
    "reflectedElement, int[][0]",
    "copied, JavaUses.number by clone",
  })
  void whatJavaDoesForThreadsRaces(String method, String access) {
    assertThat(Check.of(ClassProgram.of(JavaUses.class, method, 0)).run().summary())
        .contains("race-freedom is violated", "data race: '", access);
    CheckResult locked = Check.of(ClassProgram.of(JavaUses.class, method, 1)).run();
    locked.assertHolds();
    assertThat(locked.guarantee().toString()).contains(ALL);
  }

  @ParameterizedTest
  @CsvSource({"unknown, CRC32", "boundGetter, MethodHandle.bindTo"})
  void whatIsNotKnownIsNamed(String method, String name) {
    CheckResult found = Check.of(ClassProgram.of(JavaUses.class, method, 0)).run();
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .contains("not watched (" + name + ")")
        .doesNotContain(ALL);
  }

  @Test
  void whatIsNotKnownButUsedByOneThreadAtATimeIsNotNamed() {
    CheckResult found = Check.of(ClassProgram.of(JavaUses.class, "unknown", 1)).run();
    found.assertHolds();
    assertThat(found.guarantee().toString()).contains(ALL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "halvesOfAnArray",
        "partsOfText",
        "looksOnly",
        "handsOver",
        "referencesToInheritedMethods"
      })
  void whoeverOnlyLooksOrIsAloneDoesNotRace(String method) {
    assertHolds(JavaUses.class, method);
  }

  @ParameterizedTest
  @ValueSource(strings = {"buffer", "properties", "vector", "stack", "table"})
  void betweenTwoSynchronizedMethodsOthersComeIn(String method) {
    assertThat(check(SynchronizedUses.class, method).summary())
        .containsPattern("fails: |AssertionError|EmptyStackException");
  }

  @ParameterizedTest
  @CsvSource({
    "bufferInOneStep, 2",
    "bufferHeld, 2",
    "vectorHeld, 2",
    "iteratorOfTableHeld, 2",
    "publishedByAVector, 2",
    "propertiesInOneStep, 2",
  })
  void theMonitorOfAnObjectKeepsOthersFromItsSynchronizedMethods(String method, long traces) {
    assertHolds(SynchronizedUses.class, method);
    assertThat(check(SynchronizedUses.class, method).executions().traces()).isEqualTo(traces);
  }

  @Test
  void aStepOfAnIteratorIsNotSynchronized() {
    assertThat(check(SynchronizedUses.class, "iteratorOfTable").summary())
        .contains("data race: '", "next of Hashtable", "put to Hashtable");
  }
}
