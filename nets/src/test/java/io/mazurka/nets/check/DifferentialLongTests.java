package io.mazurka.nets.check;

final class DifferentialLongTests extends DifferentialContract {

  @Override
  int nets() {
    return 30_000;
  }
}
