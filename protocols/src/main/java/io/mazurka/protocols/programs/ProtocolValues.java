package io.mazurka.protocols.programs;

import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.protocols.views.Component;

/** The views of processes and the states of monitors as bytes. */
final class ProtocolValues implements SlotValues {

  private final ProtocolSystem system;
  private final Component[] components;
  private final Namespace names;

  ProtocolValues(ProtocolSystem system, Component[] components, Namespace names) {
    this.system = system;
    this.components = components;
    this.names = names;
  }

  @Override
  public byte[] encode(int slot, int value) {
    return components[slot].encode(value);
  }

  @Override
  public long fingerprint(int slot, int value) {
    return components[slot].fingerprint(slot, value);
  }

  /** Like the compilation of a program this may meet new letters, so one excludes the other. */
  @Override
  public int decode(int slot, byte[] bytes) {
    synchronized (system) {
      return components[slot].decode(bytes, names);
    }
  }
}
