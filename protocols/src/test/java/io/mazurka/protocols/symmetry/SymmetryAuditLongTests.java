package io.mazurka.protocols.symmetry;

/** Many random protocols. */
final class SymmetryAuditLongTests extends SymmetryContract {

  @Override
  int protocols() {
    return 20_000;
  }
}
