package io.mazurka.classes.twins;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** What JUnit calls before and after a test, all of which writes down that it was called. */
public final class Lifecycles {

  private static final List<String> CALLS = new ArrayList<>();

  private Lifecycles() {}

  private static void called(String what) {
    synchronized (CALLS) {
      CALLS.add(what);
    }
  }

  /** Something that tests have in common. */
  public interface Common {

    @BeforeEach
    default void beforeAsAnInterfaceSays() {
      called("interface");
    }
  }

  /** What tests inherit. */
  public abstract static class Parent implements Common {

    @BeforeAll
    static void beforeAllOfParent() {
      called("all of parent");
    }

    @BeforeEach
    void beforeEachOfParent() {
      called("each of parent");
    }

    @BeforeEach
    void replaced() {
      called("replaced");
    }

    @AfterEach
    void afterEachOfParent() {
      called("after each of parent");
    }

    @AfterAll
    static void afterAllOfParent() {
      called("after all of parent");
      throw new AssertionError(String.join(", ", CALLS));
    }
  }

  /** A test class that adds to what it inherits. */
  public static class Child extends Parent {

    @BeforeAll
    static void beforeAllOfChild() {
      called("all of child");
    }

    @BeforeEach
    void beforeEachOfChild() {
      called("each of child");
    }

    @Override
    void replaced() {}

    @AfterEach
    void afterEachOfChild() {
      called("after each of child");
    }

    void test() {
      called("test");
      Twin.threads(() -> {}, () -> {});
    }

    /** A test class within it. */
    public class Inner {

      @BeforeEach
      void beforeEachOfInner() {
        called("each of inner");
      }

      void test() {
        Child.this.test();
      }
    }
  }
}
