package io.mazurka.guarded.reduction;

import java.util.Arrays;

/** What is known about what can enable a disabled command: its necessary enabling sets. */
public interface Enabling {

  /** Nothing: everything may. */
  Enabling UNKNOWN =
      new Enabling() {
        @Override
        public int sets(int command) {
          return 1;
        }

        @Override
        public void add(int command, int index, int[] state, long[] set) {
          Arrays.fill(set, -1);
        }
      };

  /** How many necessary enabling sets are known for a command; at least one. */
  int sets(int command);

  /** Adds one of these sets; if it says nothing in {@code state}, everything. */
  void add(int command, int index, int[] state, long[] set);
}
