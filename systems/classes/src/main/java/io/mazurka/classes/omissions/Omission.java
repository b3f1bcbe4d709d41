package io.mazurka.classes.omissions;

/**
 * One kind of behaviour that Java allows and that a run does not explore. A run that meets such a
 * behaviour notes it, and the guarantee names it.
 */
public enum Omission {
  UNWATCHED_OBJECTS("data races on objects that are not watched", true),
  UNWATCHED_STATE("state of Java that is not watched", true),
  CALLED_CODE("what code does that an atomic operation calls", true),
  EXCLUDED_CLASSES("what classes do that are not under test", true),
  WEAK_ACCESSES("accesses weaker than volatile ones, which are explored as volatile", true),
  INITIALIZERS("initialisers of classes that run while other threads are there", true),
  SETTINGS("orders in which threads see and change settings of a thread", false),
  ASSUMPTIONS("executions in which an assumption fails", false),
  TIME_LIMITS("time limits that run out while other threads can go on", false),
  SPURIOUS_WAKEUPS("threads that wake up without a notification", false),
  SPURIOUS_FAILURES(
      "weak compare-and-set operations of one thread that fail twice although the value is right",
      false),
  CHANCE("other times, random numbers and identity hash codes than each execution gets", false),
  LEFT_BEHIND(
      "what each execution finds outside of the classes under test as others left it", false),
  FINALIZERS("finalizers and cleaners, which the collector does not run", false),
  WEAK_ITERATORS(
      "iterators that show other changes of a collection than those of this JVM show", false),
  COLLECTED("references that the collector clears", false),
  SHUTDOWN_HOOKS("shutdown hooks, which do not run", false),
  SHARED_BINS(
      "changes of other keys that Java lets wait while a function computes a value of the map",
      false),
  SEVERAL_STEPS("operations that take several steps in Java and are explored as one", false),
  SILENT_RACES("other orders of accesses that race, by classes of Java or to final fields", true);

  private final String words;
  private final boolean concernsMemory;

  Omission(String words, boolean concernsMemory) {
    this.words = words;
    this.concernsMemory = concernsMemory;
  }

  /** The words for this omission in a guarantee. */
  public String words() {
    return words;
  }

  /** Whether reads may return values that no sequentially consistent execution returns. */
  public boolean concernsMemory() {
    return concernsMemory;
  }
}
