package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import io.mazurka.protocols.engine.views.letters.Inbox;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The contents of one channel into a split process, or of a part of that channel. Its stimuli are
 * the changes that steps make to the channel.
 */
public final class ChannelComponent extends Component {

  /** The content without letters. */
  public static final int EMPTY = 0;

  private final ProcessComponent process;
  private final int sender;
  private final boolean delivers;
  private final AppendOnlyTable<ChannelContent> contents = new AppendOnlyTable<>();
  private final AppendOnlyTable<ChannelChange> changes = new AppendOnlyTable<>();
  private final AppendOnlyTable<IntPredicate> livings = new AppendOnlyTable<>();

  /**
   * By local state of the process, the letters that are not dead; by these and by content, the
   * remaining content.
   */
  private final NumberMemo livingOf = new NumberMemo(this::computeLiving);

  private final PairMemo left =
      new PairMemo((living, value) -> number(livings.get(living), contents.get(value)));

  /**
   * @param sender the index of the sending process
   * @param delivers whether a letter is delivered before it is consumed
   */
  ChannelComponent(ProcessComponent process, int sender, boolean delivers) {
    this.process = process;
    this.sender = sender;
    this.delivers = delivers;
    number(new int[0], new int[0]);
  }

  /** The index of the sending process. */
  public int sender() {
    return sender;
  }

  /** The letters sent and not yet consumed or delivered. */
  public int[] pending(int value) {
    return contents.get(value).pending();
  }

  /** The letters delivered and not yet consumed. */
  public int[] delivered(int value) {
    return contents.get(value).delivered();
  }

  @Override
  public int size() {
    return contents.size();
  }

  public int number(int[] pending, int[] delivered) {
    process.requireRoom(pending);
    process.requireRoom(delivered);
    return contents.number(new ChannelContent(pending, delivered));
  }

  private int number(IntPredicate living, ChannelContent content) {
    return number(Arrays.stream(content.pending()).filter(living).toArray(), content.delivered());
  }

  public int stimulus(ChannelChange change) {
    return changes.number(change);
  }

  public ChannelChange change(int stimulus) {
    return changes.get(stimulus);
  }

  @Override
  int compute(int value, int stimulus) {
    ChannelContent content = contents.get(value);
    ChannelChange change = changes.get(stimulus);
    int[] consumed = change.consumed().stream().mapToInt(Integer::intValue).toArray();
    int[] arriving = change.arriving().stream().mapToInt(Integer::intValue).toArray();
    Inbox inbox = process.inbox();
    int[] pending = delivers ? content.pending() : inbox.removeAll(content.pending(), consumed);
    int[] delivered =
        delivers ? inbox.removeAll(content.delivered(), consumed) : content.delivered();
    ChannelContent after = new ChannelContent(inbox.send(pending, delivered, arriving), delivered);
    if (!inbox.fits(after.pending(), after.delivered())) {
      return FULL;
    }
    IntPredicate living = change.living();
    return living == null ? number(after.pending(), after.delivered()) : number(living, after);
  }

  /** The content without the letters that are dead in a local state of the process. */
  public int living(int stance, int value) {
    return left.of(livingOf.of(stance), value);
  }

  private int computeLiving(int stance) {
    return livings.number(process.living(process.parts().local().stance(stance)));
  }

  /** The number of the content itself: no property reads channels. */
  @Override
  public int observation(int value) {
    return value;
  }

  @Override
  public Object observed(int observation) {
    return process.letters().received(contents.get(observation).pending());
  }

  @Override
  public Object reordered(int observation) {
    return observed(observation);
  }

  @Override
  public boolean isUnchanged(int observation) {
    return true;
  }

  @Override
  public byte[] encode(int value) {
    ByteWriter out = new ByteWriter();
    process.codec().encode(contents.get(value).pending(), out);
    process.codec().encode(contents.get(value).delivered(), out);
    return out.bytes();
  }

  @Override
  public long fingerprint(int slot, int value) {
    return process.codec().fingerprint(contents.get(value).pending(), false)
        + process.codec().fingerprint(contents.get(value).delivered(), true);
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader in = new ByteReader(bytes);
    int[] pending = process.codec().decode(in, names);
    int[] delivered = process.codec().decode(in, names);
    in.end();
    int number = number(pending, delivered);
    boolean own =
        Arrays.stream(pending).allMatch(process.parts().isIn(this))
            && Arrays.stream(delivered).allMatch(process.parts().isIn(this));
    if (!own || !Arrays.equals(bytes, encode(number))) {
      throw new InvalidBytesException(
          "%s cannot have this; it may come from other options".formatted(name()));
    }
    return number;
  }

  @Override
  public String name() {
    return "the inbox of " + process.name();
  }
}
