package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;

/** The local states of a split process, with whether it has crashed. */
public final class LocalComponent extends ValueComponent {

  private final ProcessComponent process;
  private final AppendOnlyTable<Stance> stances = new AppendOnlyTable<>();

  /** The number of a local state, and whether the process has crashed in it. */
  public record Stance(int local, boolean crashed) {}

  LocalComponent(ProcessComponent process) {
    super(process.locals());
    this.process = process;
  }

  public int number(int local, boolean crashed) {
    return stances.number(new Stance(local, crashed));
  }

  public Stance stance(int value) {
    return stances.get(value);
  }

  @Override
  public int size() {
    return stances.size();
  }

  /** Not supported: no other slot stimulates a local state. */
  @Override
  int compute(int value, int stimulus) {
    throw new IllegalArgumentException("letters go to the channels of " + name());
  }

  @Override
  public int observation(int value) {
    return stances.get(value).local();
  }

  @Override
  public byte[] encode(int value) {
    Stance stance = stances.get(value);
    return new ByteWriter()
        .number(stance.crashed() ? 1 : 0)
        .chunk(observations().bytes(stance.local()))
        .bytes();
  }

  @Override
  public long fingerprint(int slot, int value) {
    return process.fingerprint(stances.get(value).local(), stances.get(value).crashed());
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader in = new ByteReader(bytes);
    boolean crashed = in.number(2) == 1;
    int local = observations().decode(in.chunk(), names);
    in.end();
    return number(local, crashed);
  }

  @Override
  public String name() {
    return process.name();
  }
}
