package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.views.letters.Inbox;
import io.mazurka.protocols.engine.views.letters.InboxCodec;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The views of a process; its stimuli are bundles of letters that one step sends to it. */
public final class ProcessComponent extends ValueComponent {

  private final ProcessInstance process;
  private final Letters letters;
  private final Inbox inbox;
  private final InboxCodec codec;
  private final int mostViews;
  private final AppendOnlyTable<View> views = new AppendOnlyTable<>();
  private final AppendOnlyTable<IntBuffer> bundles = new AppendOnlyTable<>();
  private final NumberMemo localOf = new NumberMemo(number -> view(number).local());

  /**
   * By local state, the letters that are not dead; null if dead letters are kept. Set before the
   * first view.
   */
  private @Nullable IntFunction<? extends IntPredicate> living;

  /**
   * The slots of the process if it is split; null if a view is one value of one slot. Set before
   * the first view.
   */
  private @Nullable InboxParts parts;

  /** A predicate that is the same for all letters. */
  private enum Uniform implements IntPredicate {
    ALIVE,
    DEAD;

    @Override
    public boolean test(int letter) {
      return this == ALIVE;
    }
  }

  public ProcessComponent(
      ProcessInstance process,
      Channels channels,
      int capacity,
      ValueTable locals,
      Letters letters,
      int mostViews) {
    super(locals);
    this.process = process;
    this.letters = letters;
    this.inbox = new Inbox(channels, capacity, letters);
    this.codec = new InboxCodec(process.index(), letters, inbox);
    this.mostViews = mostViews;
  }

  public ProcessInstance process() {
    return process;
  }

  public Letters letters() {
    return letters;
  }

  public Inbox inbox() {
    return inbox;
  }

  /** How its inbox is written. */
  InboxCodec codec() {
    return codec;
  }

  public ValueTable locals() {
    return observations();
  }

  public View view(int number) {
    return views.get(number);
  }

  public boolean dropsDeadLetters() {
    return living != null;
  }

  /**
   * Drops dead letters from every view from now on.
   *
   * @param some by local state, the letters that are not dead; equal sets are equal objects
   */
  public void keepOnly(IntFunction<? extends IntPredicate> some) {
    living = some;
  }

  /** The letters that are not dead; all letters of a crashed process are. */
  IntPredicate living(LocalComponent.Stance stance) {
    return living == null
        ? Uniform.ALIVE
        : stance.crashed() ? Uniform.DEAD : living.apply(stance.local());
  }

  /**
   * The letters that are not dead after a step to a local state, or null if dead letters are kept.
   */
  public @Nullable IntPredicate livingAfter(int local, boolean crashed) {
    return living == null ? null : living(new LocalComponent.Stance(local, crashed));
  }

  /**
   * Divides the letters of a sender into groups that share a slot: a single group for a queue or a
   * bounded channel, else groups of at most {@code most} letters, in order.
   *
   * @param most the size of a group; unlimited unless all letters are known
   */
  public List<InboxParts.Group> groups(int sender, int most) {
    List<Integer> own =
        IntStream.range(0, letters.size())
            .filter(letter -> letters.sender(letter) == sender)
            .boxed()
            .sorted(letters.order())
            .toList();
    if (most == Integer.MAX_VALUE || inbox.isQueue() || inbox.isBounded()) {
      return List.of(new InboxParts.Group(sender, own));
    }
    List<InboxParts.Group> groups = new ArrayList<>();
    for (int from = 0; from < own.size(); from += most) {
      int to = Math.min(own.size(), from + most);
      groups.add(new InboxParts.Group(sender, own.subList(from, to)));
    }
    return groups;
  }

  /** Gives the local state and each part of the inbox a slot. */
  public void split(List<InboxParts.Group> groups, int processes, boolean delivers) {
    parts = new InboxParts(this, groups, processes, delivers);
  }

  public boolean isSplit() {
    return parts != null;
  }

  /** The slots of this process, which is split. */
  public InboxParts parts() {
    return Objects.requireNonNull(parts);
  }

  /** The number of views known so far. */
  @Override
  public int size() {
    return views.size();
  }

  /** Says which letters stay in the inbox when they are consumed. */
  public void keep(IntPredicate some) {
    inbox.keep(some);
  }

  /** Whether the letter stays in the inbox when it is consumed. */
  public boolean isLasting(int letter) {
    return inbox.isLasting(letter);
  }

  /** The number of a view; a new view is added. */
  public int intern(View seen) {
    View view = living == null ? seen : withoutDead(seen);
    int known = views.find(view);
    if (known >= 0) {
      return known;
    }
    if (views.size() >= mostViews || view.size() > Inbox.MOST_LETTERS) {
      throw tooLarge(view);
    }
    return views.number(view);
  }

  private View withoutDead(View view) {
    IntPredicate alive = living(new LocalComponent.Stance(view.local(), view.crashed()));
    int[] pending = Arrays.stream(view.pending()).filter(alive).toArray();
    return pending.length == view.pending().length
        ? view
        : new View(view.local(), view.crashed(), pending, view.delivered());
  }

  private ModelTooLargeException tooLarge(View view) {
    return tooLarge(
        view.size() > Inbox.MOST_LETTERS
            ? tooManyLetters()
            : String.format(
                Locale.ROOT,
                "%s has more than %,d views (local states with an inbox)",
                process,
                mostViews),
        String.format(
            Locale.ROOT,
            "a recent view: local state %s, %d messages in the inbox; %,d local states so far",
            ValueText.state(locals().get(view.local())),
            view.size(),
            IntStream.range(0, views.size()).map(localOf::of).distinct().count()));
  }

  private String tooManyLetters() {
    return String.format(
        Locale.ROOT, "%s has more than %,d messages in its inbox", process, Inbox.MOST_LETTERS);
  }

  private ModelTooLargeException tooLarge(String limit, String example) {
    return new ModelTooLargeException(
        limit,
        String.format(
            Locale.ROOT,
            """
            something in %s grows without bound, or the instance is too large
              %s
              remedy: bound the counter or the number of messages in flight, or limit the search \
            with --max-states or --max-depth""",
            process,
            example));
  }

  /**
   * Ends the search if a channel holds so many letters that the model seems to grow without end.
   */
  void requireRoom(int[] waiting) {
    if (waiting.length > Inbox.MOST_LETTERS) {
      throw tooLarge(
          tooManyLetters(),
          "the last one: " + ValueText.of(letters.content(waiting[waiting.length - 1])));
    }
  }

  /** The stimulus that these letters arrive in one step. */
  public int stimulus(int[] bundle) {
    return bundles.number(IntBuffer.wrap(bundle));
  }

  /** The letters that arrive with a stimulus. */
  public int[] bundle(int stimulus) {
    return bundles.get(stimulus).array();
  }

  @Override
  int compute(int value, int stimulus) {
    View view = views.get(value);
    int[] pending = inbox.send(view.pending(), view.delivered(), bundle(stimulus));
    if (!inbox.fits(pending, view.delivered())) {
      return FULL;
    }
    return intern(new View(view.local(), view.crashed(), pending, view.delivered()));
  }

  @Override
  public int observation(int value) {
    return localOf.of(value);
  }

  @Override
  public byte[] encode(int value) {
    View view = views.get(value);
    ByteWriter out = new ByteWriter();
    out.number(view.crashed() ? 1 : 0).chunk(locals().bytes(view.local()));
    codec.encode(view.pending(), out);
    codec.encode(view.delivered(), out);
    return out.bytes();
  }

  /** The same sum that the slots of a split process add up to. */
  @Override
  public long fingerprint(int slot, int value) {
    View view = views.get(value);
    return fingerprint(view.local(), view.crashed())
        + codec.fingerprint(view.pending(), false)
        + codec.fingerprint(view.delivered(), true);
  }

  /** The contribution of the local state to the fingerprint. */
  long fingerprint(int local, boolean crashed) {
    ByteWriter out = new ByteWriter().number(crashed ? 1 : 0).chunk(locals().bytes(local));
    return StateFingerprints.part(process.index(), out.bytes());
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader in = new ByteReader(bytes);
    boolean crashed = in.number(2) == 1;
    int local = locals().decode(in.chunk(), names);
    int[] pending = codec.decode(in, names);
    int[] delivered = codec.decode(in, names);
    in.end();
    int number = intern(new View(local, crashed, pending, delivered));
    if (!Arrays.equals(bytes, encode(number))) {
      throw new InvalidBytesException(
          "%s cannot have this inbox; it may come from other options".formatted(process));
    }
    return number;
  }

  @Override
  public String name() {
    return process.toString();
  }
}
