package io.mazurka.protocols.engine;

/** The slot that counts crashes, when only so many are allowed. */
final class CrashBudget extends Component {

  /** The only stimulus: a process crashes. */
  static final int CRASH = 0;

  @Override
  int compute(int crashes, int stimulus) {
    return crashes + 1;
  }

  @Override
  int stimuli() {
    return 1;
  }

  @Override
  int observation(int crashes) {
    return crashes;
  }

  @Override
  Object observed(int observation) {
    return observation;
  }

  @Override
  boolean isUnchanged(int observation) {
    return true;
  }

  @Override
  byte[] bytes(int crashes) {
    return new byte[] {(byte) crashes, (byte) (crashes >>> 8)};
  }

  @Override
  String name() {
    return "crashes";
  }
}
