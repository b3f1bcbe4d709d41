package io.mazurka.search.disk;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What the user wants of the disk when the memory is nearly full.
 *
 * @param wanted whether the search goes on with the disk at all
 * @param directory where to make a folder for the files, or null for the system's temporary folder
 * @param states the number of states from which on the disk is used, however much memory is free
 * @param budget how much memory a search on the disk takes; null for what suits the heap
 */
public record DiskPlan(
    boolean wanted, @Nullable Path directory, long states, @Nullable DiskBudget budget) {

  /** A full memory ends the search. */
  public static DiskPlan off() {
    return new DiskPlan(false, null, Long.MAX_VALUE, null);
  }

  /** The search goes on with the disk when the memory is nearly full. */
  public static DiskPlan in(@Nullable Path directory) {
    return new DiskPlan(true, directory, Long.MAX_VALUE, null);
  }
}
