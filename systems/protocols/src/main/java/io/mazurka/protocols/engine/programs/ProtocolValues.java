package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.NumberedValues;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.WholeViews;
import java.util.List;

/**
 * The views of processes and the states of monitors as bytes. Whole states have the same bytes
 * whether processes are split or not.
 */
final class ProtocolValues implements NumberedValues {

  private final ProtocolSystem system;
  private final Component[] components;
  private final List<Component> whole;
  private final WholeViews views;
  private final Namespace names;

  ProtocolValues(ProtocolSystem system, Component[] components, Layout layout, Namespace names) {
    this.system = system;
    this.components = components;
    this.whole = layout.wholeComponents();
    this.views = new WholeViews(layout);
    this.names = names;
  }

  @Override
  public int numbered(int slot) {
    return components[slot].size();
  }

  @Override
  public byte[] encode(int slot, int value) {
    return components[slot].encode(value);
  }

  @Override
  public long fingerprint(int slot, int value) {
    return components[slot].fingerprint(slot, value);
  }

  /** Decoding may add letters, as compiling a program may, so the two exclude each other. */
  @Override
  public int decode(int slot, byte[] bytes) {
    synchronized (system) {
      return components[slot].decode(bytes, names);
    }
  }

  @Override
  public byte[] encode(int[] state) {
    int[] joined = new int[whole.size()];
    views.join(state, joined);
    ByteWriter writer = new ByteWriter();
    for (int slot = 0; slot < joined.length; slot++) {
      writer.chunk(whole.get(slot).encode(joined[slot]));
    }
    return writer.bytes();
  }

  @Override
  public int[] decode(byte[] bytes, int slots) {
    ByteReader reader = new ByteReader(bytes);
    int[] joined = new int[whole.size()];
    for (int slot = 0; slot < joined.length; slot++) {
      synchronized (system) {
        joined[slot] = whole.get(slot).decode(reader.chunk(), names);
      }
    }
    reader.end();
    int[] state = new int[slots];
    views.split(joined, state);
    return state;
  }
}
