package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.protocols.options.Mishap;

/** The slot that counts how often a bounded mishap happened. */
public final class MishapCount extends Component {

  /** The only stimulus: the mishap happens once more. */
  public static final int HAPPENS = 0;

  private final Mishap kind;

  MishapCount(Mishap kind) {
    this.kind = kind;
  }

  @Override
  int compute(int count, int stimulus) {
    return count + 1;
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public int observation(int count) {
    return count;
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
  public byte[] encode(int count) {
    return new ByteWriter().number(count).bytes();
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader reader = new ByteReader(bytes);
    int count = reader.number();
    reader.end();
    return count;
  }

  @Override
  public String name() {
    return kind.plural();
  }
}
