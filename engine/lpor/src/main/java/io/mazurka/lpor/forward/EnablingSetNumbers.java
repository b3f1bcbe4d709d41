package io.mazurka.lpor.forward;

import io.mazurka.lpor.RelationTable;

/**
 * Consecutive numbers for the enabling sets of all transitions, so that bits can represent a set of
 * enabling sets.
 */
final class EnablingSetNumbers {

  private final int[] firstNumbers;
  private final int[] owners;

  EnablingSetNumbers(RelationTable table) {
    firstNumbers = new int[table.transitions() + 1];
    for (int transition = 0; transition < table.transitions(); transition++) {
      firstNumbers[transition + 1] = firstNumbers[transition] + table.enablingSets(transition);
    }
    owners = new int[firstNumbers[table.transitions()]];
    for (int transition = 0; transition < table.transitions(); transition++) {
      for (int number = first(transition); number < first(transition + 1); number++) {
        owners[number] = transition;
      }
    }
  }

  int size() {
    return owners.length;
  }

  /**
   * The number of the first enabling set of a transition; its sets end where those of the next
   * transition begin.
   */
  int first(int transition) {
    return firstNumbers[transition];
  }

  int transition(int number) {
    return owners[number];
  }

  int index(int number) {
    return number - firstNumbers[owners[number]];
  }
}
