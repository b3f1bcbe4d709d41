package io.mazurka.protocols.audit;

final class RandomAuditLongTests extends RandomAuditContract {

  @Override
  int protocols() {
    return 20_000;
  }
}
