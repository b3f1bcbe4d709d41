package io.mazurka.protocols.options;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of a check that concern protocols. An option that is null was not set: then the check
 * does what is sound and helps, or nothing if reductions are switched off.
 *
 * @param traffic how messages travel
 * @param crashes how crash faults are modelled
 * @param maxCrashes how many processes may crash, if crashes are explicit or declared; null for
 *     all, or as declared
 * @param split how transitions are refined for a partial-order reduction
 * @param deadMessages whether messages that nobody will consume are dropped
 * @param symmetry which processes are interchangeable; null for what the options of the check say
 * @param mishaps how often each kind of mishap may happen, if that was set
 */
public record ProtocolOptions(
    Traffic traffic,
    CrashModel crashes,
    @Nullable Integer maxCrashes,
    @Nullable Split split,
    @Nullable Boolean deadMessages,
    @Nullable Symmetry symmetry,
    Map<Mishap, Integer> mishaps)
    implements FrontEndOptions {

  public ProtocolOptions {
    if (maxCrashes != null && maxCrashes < 0) {
      throw new IllegalArgumentException("maxCrashes is negative");
    }
    mishaps = Map.copyOf(mishaps);
  }

  /** The same as {@link #defaults}. */
  public ProtocolOptions() {
    this(Traffic.M, CrashModel.IMPLICIT, null, null, null, null, Map.of());
  }

  /** Model M, no explicit crashes, and all reductions that are sound and help. */
  public static ProtocolOptions defaults() {
    return new ProtocolOptions();
  }

  /** The defaults without reductions. */
  public static ProtocolOptions unreduced() {
    return defaults().withSplit(Split.NONE).withDeadMessages(false).withSymmetry(Symmetry.NONE);
  }

  /** The options of protocols in {@code options}, or the defaults if there are none. */
  public static ProtocolOptions of(CheckOptions options) {
    return options.find(ProtocolOptions.class).orElseGet(ProtocolOptions::new);
  }

  /**
   * The options that a check with {@code options} uses. If reductions are switched off, reductions
   * that were not set are left out.
   */
  public static ProtocolOptions settled(CheckOptions options) {
    ProtocolOptions asked = of(options);
    ProtocolOptions whole =
        asked.symmetry == null ? asked.withSymmetry(options.reductions().symmetry()) : asked;
    return options.reductions().unasked() ? whole : whole.reducedAsAsked();
  }

  /** Whether the user asked for a reduction that needs a local analysis. */
  public boolean asksForReduction(CheckOptions options) {
    Por por = options.reductions().por();
    return (por != null && por != Por.NONE)
        || Boolean.TRUE.equals(deadMessages)
        || (symmetry != null && symmetry != Symmetry.NONE);
  }

  private ProtocolOptions reducedAsAsked() {
    return new ProtocolOptions(
        traffic,
        crashes,
        maxCrashes,
        split == null ? Split.NONE : split,
        deadMessages != null && deadMessages,
        symmetry == null ? Symmetry.NONE : symmetry,
        mishaps);
  }

  /** The most processes that may crash by explicit crashes. */
  public int mostCrashes() {
    if (crashes == CrashModel.IMPLICIT) {
      return 0;
    }
    return maxCrashes == null ? Integer.MAX_VALUE : maxCrashes;
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return ProtocolDeclarations.all();
  }

  @Override
  public CheckOptions written(CheckOptions options) {
    return symmetry == null ? options : options.withSymmetry(symmetry).with(withSymmetry(null));
  }

  /** Chooses how messages travel. */
  public ProtocolOptions withTraffic(Traffic model) {
    return new ProtocolOptions(model, crashes, maxCrashes, split, deadMessages, symmetry, mishaps);
  }

  /** Chooses how crash faults are modelled. */
  public ProtocolOptions withCrashes(CrashModel model) {
    return new ProtocolOptions(traffic, model, maxCrashes, split, deadMessages, symmetry, mishaps);
  }

  /** Bounds the number of processes that may crash, if crashes are explicit or declared. */
  public ProtocolOptions withMaxCrashes(int most) {
    return new ProtocolOptions(traffic, crashes, most, split, deadMessages, symmetry, mishaps);
  }

  /** Switches to explicit crashes, of at most {@code most} processes. */
  public ProtocolOptions withExplicitCrashes(int most) {
    return withCrashes(CrashModel.EXPLICIT).withMaxCrashes(most);
  }

  /** Chooses how transitions are refined; null for what is sound and helps. */
  public ProtocolOptions withSplit(@Nullable Split kind) {
    return new ProtocolOptions(traffic, crashes, maxCrashes, kind, deadMessages, symmetry, mishaps);
  }

  /** Chooses whether dead messages are dropped; null for what is sound and helps. */
  public ProtocolOptions withDeadMessages(@Nullable Boolean dropped) {
    return new ProtocolOptions(traffic, crashes, maxCrashes, split, dropped, symmetry, mishaps);
  }

  /** Chooses the permutations that are factored out; null for what is sound and helps. */
  public ProtocolOptions withSymmetry(@Nullable Symmetry kind) {
    return new ProtocolOptions(traffic, crashes, maxCrashes, split, deadMessages, kind, mishaps);
  }

  /** Bounds how often a mishap other than a crash may happen. */
  public ProtocolOptions withAtMost(Mishap what, int most) {
    Map<Mishap, Integer> more = new HashMap<>(mishaps);
    more.put(what, most);
    return new ProtocolOptions(traffic, crashes, maxCrashes, split, deadMessages, symmetry, more);
  }
}
