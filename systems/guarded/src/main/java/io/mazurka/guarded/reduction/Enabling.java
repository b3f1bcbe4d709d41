package io.mazurka.guarded.reduction;

import java.util.Arrays;

/** The necessary enabling sets of disabled commands. */
public interface Enabling {

  /** Knows nothing: any command may enable any other. */
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

  /** The number of necessary enabling sets of a command; at least one. */
  int sets(int command);

  /** Adds one of these sets; adds all commands if the set says nothing in {@code state}. */
  void add(int command, int index, int[] state, long[] set);
}
