package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.StateUses;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java keeps for threads is explored, or named. */
final class StateTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(StateUses.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "property, twice",
    "printed, order",
    "printedByTwo, order",
    "writtenAndRead, order",
    "sharedIteratorOfCopies, next to COWIterator",
    "sharedIteratorOfKeys, next to WeakIterator",
    "sharedIteratorOfValues, next to ListItr",
    "duplicatedBuffer, put to HeapByteBuffer",
    "slicedDirectBuffer, put to DirectByteBuffer",
    "arrayOfStream, byte[][0]",
    "matched, find of StringBuilder",
    "calledByReflection, lost",
    "calledByBoundHandles, lost",
    "lookedAtByReflection, length of StringBuilder",
    "waitsByReflection, deadlock",
  })
  void stateBehindObjectsOfJavaIsExplored(String method, String found) {
    assertThat(check(method).summary()).containsPattern("is violated|is reached").contains(found);
  }

  @ParameterizedTest
  @CsvSource({
    "locale, state of Java that is not watched (Locale.setDefault)",
    "zone, state of Java that is not watched (TimeZone.setDefault)",
    "output, state of Java that is not watched (System.setOut)",
    "files, 'state of Java that is not watched (Files.readString, Files.writeString)'",
    "fileThatIsThere, state of Java that is not watched (File.exists)",
    "openedBefore, state of Java that is not watched (BufferedWriter.append)",
    "reference, state of Java that is not watched (Boolean.getBoolean)",
    "logger, objects that are not watched (Logger)",
    "suppressed, objects that are not watched (Exception)",
    "priority, objects that are not watched (Thread)",
    "weak, references that the collector clears (WeakReference)",
    "queueOfReferences, state of Java that is not watched (ReferenceQueue.poll)",
    "computed, (ClassValue.get)",
    "hook, 'shutdown hooks, which do not run (Runtime.addShutdownHook)'",
  })
  void stateThatIsNotWatchedIsNamed(String method, String named) {
    CheckResult found = check(method);
    found.assertHolds();
    assertThat(found.guarantee().toString()).contains(named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"readBuffers", "startsByReflection", "locksMadeByHandles"})
  void rightProgramsHold(String method) {
    check(method).assertHolds();
  }

  @Test
  void ordinaryCallsOfJavaAreNotNamed() {
    CheckResult found = check("ordinary");
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .endsWith("free of data races, so all executions of the Java memory model");
  }
}
