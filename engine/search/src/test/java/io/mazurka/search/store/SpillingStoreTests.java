package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Guarantee;
import io.mazurka.search.disk.DiskBudget;
import io.mazurka.search.disk.DiskFolder;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** The store passes the tests of stores while its states go to the disk again and again. */
class SpillingStoreTests extends StateStoreContract {

  /** A store of few states in memory, in blocks of a few bytes. */
  private static final DiskBudget TINY = new DiskBudget(0, 1_000, 50, 64, Long.MAX_VALUE);

  @TempDir Path directory;

  private final List<DiskFolder> folders = new ArrayList<>();

  @Override
  StateStore store(Packing packing) {
    DiskFolder folder = DiskFolder.make(directory, Long.MAX_VALUE);
    folders.add(folder);
    SpillingStore store = new SpillingStore(packing);
    return new Moving(store, folder);
  }

  @AfterEach
  void removeFiles() {
    folders.forEach(DiskFolder::close);
    assertThat(directory).isEmptyDirectory();
  }

  /** Moves the states to the disk after some thousand additions, and shows some states first. */
  private static final class Moving implements StateStore {

    private static final int ROUND = 3_001;

    private final SpillingStore store;
    private final DiskFolder folder;
    private int added;

    Moving(SpillingStore store, DiskFolder folder) {
      this.store = store;
      this.folder = folder;
    }

    @Override
    public boolean add(long hash, long[] words, int at) {
      if (++added % ROUND == 0) {
        if (store.isOnDisk()) {
          store.moveIfMany(0);
        } else {
          store.moveTo(folder, TINY);
        }
        return add(store.hash(words, at), words, at);
      }
      if (added % 2 == 0) {
        return store.add(hash, words, at);
      }
      int width = words.length / 3;
      long[] shown = new long[3 * width];
      System.arraycopy(words, at, shown, 0, width);
      System.arraycopy(words, at, shown, width, width);
      store.show(shown, width, new long[] {hash, hash}, 2);
      store.lookUp(1);
      boolean there = store.contains(hash, words, at);
      boolean isNew = store.add(hash, words, at);
      assertThat(isNew).isNotEqualTo(there);
      store.endRound();
      return isNew;
    }

    @Override
    public long hash(long[] words, int at) {
      return store.hash(words, at);
    }

    @Override
    public int shard(long hash) {
      return store.shard(hash);
    }

    @Override
    public long touch(long hash) {
      return store.touch(hash);
    }

    @Override
    public boolean contains(long hash, long[] words, int at) {
      return store.contains(hash, words, at);
    }

    @Override
    public void raise(Packing packing, int[] maxima) {
      store.raise(packing, maxima);
    }

    @Override
    public void repack(Packing from, Packing to) {
      store.repack(from, to);
    }

    @Override
    public long bytes() {
      return store.bytes();
    }

    @Override
    public Guarantee guarantee() {
      return store.guarantee();
    }

    @Override
    public void save(DataOutputStream out) throws IOException {
      store.save(out);
    }

    @Override
    public void restore(RecordInput in) throws IOException {
      store.restore(in);
    }
  }
}
