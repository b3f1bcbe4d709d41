package io.mazurka.nets.check;

final class DifferentialTests extends DifferentialContract {

  @Override
  int nets() {
    return 1500;
  }
}
