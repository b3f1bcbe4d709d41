package io.mazurka.classes.litmus.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A published shape of reads and writes of x, y and z, all of one mode. Of the outcomes that single
 * accesses could have, all but the weak one are sequentially consistent.
 *
 * @param name its name in the literature
 * @param code what each thread does: {@code x=1} writes, {@code a=x} reads into a register
 * @param observed the registers and variables that are observed at the end
 * @param values the values that each of them can have
 * @param weak the outcome that is not sequentially consistent
 * @param strength the weakest mode that forbids the weak outcome
 */
record Shape(String name, String code, String observed, String values, String weak, Mode strength) {

  private static final String VARIABLES = "xyz";
  private static final String REGISTERS = "abcd";

  /** One access: reads a variable into a register, or writes a value, where the register is -1. */
  record Step(int variable, int register, int value) {

    boolean writes() {
      return register < 0;
    }

    static Step of(String text) {
      char left = text.charAt(0);
      char right = text.charAt(2);
      return VARIABLES.indexOf(left) >= 0
          ? new Step(VARIABLES.indexOf(left), -1, right - '0')
          : new Step(VARIABLES.indexOf(right), REGISTERS.indexOf(left), 0);
    }
  }

  /** The shapes, as in "Herding cats" (Alglave, Maranget and Tautschnig 2014). */
  static List<Shape> all() {
    return List.of(
        // Each thread may read before its own write is seen by the other.
        new Shape("SB", "x=1 a=y | y=1 b=x", "a b", "01 01", "0 0", Mode.VOLATILE),
        new Shape(
            "3.SB", "x=1 a=y | y=1 b=z | z=1 c=x", "a b c", "01 01 01", "0 0 0", Mode.VOLATILE),
        // Messages: what was written before the flag, or an older value.
        new Shape("MP", "x=1 y=1 | a=y b=x", "a b", "01 01", "1 0", Mode.RELEASE_ACQUIRE),
        new Shape(
            "WRC", "x=1 | a=x y=1 | b=y c=x", "a b c", "01 01 01", "1 1 0", Mode.RELEASE_ACQUIRE),
        new Shape(
            "ISA2",
            "x=1 y=1 | a=y z=1 | b=z c=x",
            "a b c",
            "01 01 01",
            "1 1 0",
            Mode.RELEASE_ACQUIRE),
        // Reads after writes that follow them in the program; no value depends on another.
        new Shape("LB", "a=x y=1 | b=y x=1", "a b", "01 01", "1 1", Mode.RELEASE_ACQUIRE),
        new Shape(
            "3.LB",
            "a=x y=1 | b=y z=1 | c=z x=1",
            "a b c",
            "01 01 01",
            "1 1 1",
            Mode.RELEASE_ACQUIRE),
        // Releases are not ordered with each other: only volatile writes have one order.
        new Shape("2+2W", "x=1 y=2 | y=1 x=2", "x y", "12 12", "1 1", Mode.VOLATILE),
        new Shape("R", "x=1 y=1 | y=2 a=x", "a y", "01 12", "0 2", Mode.VOLATILE),
        new Shape("S", "x=2 y=1 | a=y x=1", "a x", "01 12", "1 2", Mode.RELEASE_ACQUIRE),
        // Two readers may disagree on the order of writes.
        new Shape("RWC", "x=1 | a=x b=y | y=1 c=x", "a b c", "01 01 01", "1 0 0", Mode.VOLATILE),
        new Shape(
            "W+RWC", "x=1 y=1 | a=y b=z | z=1 c=x", "a b c", "01 01 01", "1 0 0", Mode.VOLATILE),
        new Shape(
            "IRIW",
            "x=1 | y=1 | a=x b=y | c=y d=x",
            "a b c d",
            "01 01 01 01",
            "1 0 1 0",
            Mode.VOLATILE),
        // Of one variable; the writes of plain variables have no order that readers agree on.
        new Shape("CoRR", "x=1 | a=x b=x", "a b", "01 01", "1 0", Mode.OPAQUE),
        new Shape("CoWR", "x=1 a=x | x=2", "a x", "12 12", "2 1", Mode.OPAQUE),
        new Shape("CoRW", "a=x x=1 | x=2", "a x", "02 12", "2 2", Mode.OPAQUE));
  }

  /** The accesses of each thread. */
  List<List<Step>> threads() {
    List<List<Step>> threads = new ArrayList<>();
    for (String thread : code.split(" \\| ")) {
      List<Step> steps = new ArrayList<>();
      for (String step : thread.split(" ")) {
        steps.add(Step.of(step));
      }
      threads.add(steps);
    }
    return threads;
  }

  /** All outcomes that are sequentially consistent. */
  Set<String> interleaved() {
    Set<String> all = new TreeSet<>(Set.of(""));
    for (String possible : values.split(" ")) {
      Set<String> longer = new TreeSet<>();
      for (String outcome : all) {
        possible.chars().forEach(value -> longer.add((outcome + " " + (char) value).strip()));
      }
      all = longer;
    }
    all.remove(weak);
    return all;
  }

  /** What is observed of these registers and variables. */
  String observe(int[] registers, int... variables) {
    StringBuilder outcome = new StringBuilder();
    for (String one : observed.split(" ")) {
      int register = REGISTERS.indexOf(one);
      outcome
          .append(register < 0 ? variables[VARIABLES.indexOf(one)] : registers[register])
          .append(' ');
    }
    return outcome.toString().strip();
  }
}
