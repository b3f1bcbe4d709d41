package io.mazurka.protocols.views;

import io.mazurka.kernel.value.ByteReader;
import io.mazurka.kernel.value.ByteWriter;
import io.mazurka.kernel.value.Namespace;

/** The slot that counts crashes, when only so many are allowed. */
public final class CrashBudget extends Component {

  /** The only stimulus: a process crashes. */
  public static final int CRASH = 0;

  @Override
  int compute(int crashes, int stimulus) {
    return crashes + 1;
  }

  @Override
  public int observation(int crashes) {
    return crashes;
  }

  @Override
  public Object observed(int observation) {
    return observation;
  }

  @Override
  public Object reordered(int observation) {
    return observation;
  }

  @Override
  public boolean isUnchanged(int observation) {
    return true;
  }

  @Override
  public byte[] encode(int crashes) {
    return new ByteWriter().number(crashes).bytes();
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader reader = new ByteReader(bytes);
    int crashes = reader.number();
    reader.end();
    return crashes;
  }

  @Override
  public String name() {
    return "crashes";
  }
}
