package io.mazurka.protocols.audit;

final class RandomAuditTests extends RandomAuditContract {

  @Override
  int protocols() {
    return 300;
  }
}
