package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Locale;

/** A store of 64-bit fingerprints: two states with the same one are taken for the same state. */
public final class FingerprintStore implements StateStore {

  private WordTable table = new WordTable(1);
  private final Fingerprints fingerprints;

  public FingerprintStore(TransitionSystem system, Packing packing) {
    this.fingerprints = new Fingerprints(system, packing);
  }

  @Override
  public long hash(long[] words, int at) {
    return fingerprints.of(words, at);
  }

  @Override
  public int shard(long fingerprint) {
    return WordTable.shard(WordTable.hash(fingerprint));
  }

  @Override
  public long touch(long fingerprint) {
    return table.touch(WordTable.hash(fingerprint));
  }

  @Override
  public boolean add(long fingerprint, long[] words, int at) {
    return table.add(WordTable.hash(fingerprint), fingerprint);
  }

  @Override
  public boolean contains(long fingerprint, long[] words, int at) {
    return table.contains(WordTable.hash(fingerprint), fingerprint);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    // Fingerprints do not depend on how states are packed.
  }

  @Override
  public void repack(Packing from, Packing to) {
    fingerprints.repack(to);
  }

  @Override
  public long bytes() {
    return table.bytes() + fingerprints.bytes();
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(table.size());
    try (RecordOutput records = new RecordOutput(out, 1)) {
      table.forEach(records::write);
    }
  }

  /**
   * Makes room for all fingerprints first: they come in the order of their hashes and would crowd a
   * table that has to grow.
   */
  @Override
  public void restore(RecordInput in) throws IOException {
    table = new WordTable(1, in.data().readLong());
    in.records(1, (words, at) -> table.add(WordTable.hash(words[at]), words[at]));
  }

  @Override
  public Guarantee guarantee() {
    double states = table.size();
    double missed = states * states / Math.pow(2, 65);
    return Guarantee.of(
        Strength.HASHED,
        String.format(
            Locale.ROOT,
            "64-bit fingerprints; about %.1e is the chance that any state was missed",
            missed));
  }
}
