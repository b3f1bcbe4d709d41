package io.mazurka.nets.stubborn;

import io.mazurka.nets.formula.Sum;

/** In which directions a transition may change a sum. */
record Growth(boolean mayRaise, boolean mayLower) {

  static Growth of(Sum sum, int transition, Structure structure) {
    int places = structure.net().places().size();
    long difference = 0;
    for (int term = 0; term < sum.size(); term++) {
      int slot = sum.slot(term);
      if (slot >= places) {
        if (structure.changesSignal(slot, transition)) {
          return new Growth(true, true);
        }
      } else {
        int given = structure.net().outputs(transition).weightAt(slot);
        int taken = structure.net().inputs(transition).weightAt(slot);
        difference += sum.coefficient(term) * (given - taken);
      }
    }
    return new Growth(difference > 0, difference < 0);
  }
}
