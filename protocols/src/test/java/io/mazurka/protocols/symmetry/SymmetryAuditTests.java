package io.mazurka.protocols.symmetry;

/** A few random protocols, in every build. */
final class SymmetryAuditTests extends SymmetryContract {

  @Override
  int protocols() {
    return 150;
  }
}
