package io.mazurka.protocols.views;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.value.ByteReader;
import io.mazurka.kernel.value.ByteWriter;
import io.mazurka.kernel.value.InvalidBytesException;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.Channels;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The views of a process; its stimuli are bundles of letters that one step sends to it. */
public final class ProcessComponent extends Component {

  private static final int MOST_LETTERS = 5_000;

  private final ProcessInstance process;
  private final ValueTable locals;
  private final Letters letters;
  private final Inbox inbox;
  private final int mostViews;
  private final AppendOnlyTable<View> views = new AppendOnlyTable<>();
  private final AppendOnlyTable<IntBuffer> bundles = new AppendOnlyTable<>();
  private final NumberMemo localOf = new NumberMemo(number -> view(number).local());

  /** Drops dead letters from a view, or null if they are kept; set before views are shared. */
  private @Nullable UnaryOperator<View> living;

  public ProcessComponent(
      ProcessInstance process,
      Channels channels,
      ValueTable locals,
      Letters letters,
      int mostViews) {
    this.process = process;
    this.locals = locals;
    this.letters = letters;
    this.inbox = new Inbox(channels, letters);
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

  public ValueTable locals() {
    return locals;
  }

  public View view(int number) {
    return views.get(number);
  }

  public boolean dropsDeadLetters() {
    return living != null;
  }

  /** Drops dead letters from every view from now on. */
  public void drop(UnaryOperator<View> deadLetters) {
    living = deadLetters;
  }

  /** Says which letters stay in the inbox when they are consumed. */
  public void keep(IntPredicate some) {
    inbox.keep(some);
  }

  /** Whether the letter stays in the inbox when it is consumed. */
  public boolean isLasting(int letter) {
    return inbox.isLasting(letter);
  }

  /** The number of a view, a new one if it was not there. */
  public int intern(View seen) {
    View view = living == null ? seen : living.apply(seen);
    int known = views.find(view);
    if (known >= 0) {
      return known;
    }
    if (views.size() >= mostViews || view.size() > MOST_LETTERS) {
      throw tooLarge(view);
    }
    return views.number(view);
  }

  private ModelTooLargeException tooLarge(View view) {
    String limit =
        view.size() > MOST_LETTERS
            ? "%s has more than %,d messages in its inbox"
            : "%s has more than %,d views (local states with an inbox)";
    return new ModelTooLargeException(
        String.format(
            Locale.ROOT, limit, process, view.size() > MOST_LETTERS ? MOST_LETTERS : mostViews),
        String.format(
            Locale.ROOT,
            """
            something in %s grows without bound, or the instance is too large
              a recent view: local state %s, %d messages in the inbox; %,d local states so far
              remedy: bound the counter or the number of messages in flight, or limit the search \
            with --max-states or --max-depth""",
            process,
            ValueText.state(locals.get(view.local())),
            view.size(),
            IntStream.range(0, views.size()).map(localOf::of).distinct().count()));
  }

  /** The stimulus that these letters arrive together. */
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
    return intern(new View(view.local(), view.crashed(), pending, view.delivered()));
  }

  @Override
  public int observation(int value) {
    return localOf.of(value);
  }

  @Override
  public Object observed(int observation) {
    return locals.get(observation);
  }

  @Override
  public Object reordered(int observation) {
    return locals.reordered(observation);
  }

  @Override
  public boolean isUnchanged(int observation) {
    return locals.isUnchanged(observation);
  }

  @Override
  public byte[] encode(int value) {
    View view = views.get(value);
    ByteWriter out = new ByteWriter();
    out.number(view.crashed() ? 1 : 0).chunk(locals.bytes(view.local()));
    for (int[] part : new int[][] {view.pending(), view.delivered()}) {
      out.number(part.length);
      inbox
          .inCanonicalOrder(part)
          .forEach(letter -> out.number(letters.sender(letter)).chunk(letters.bytes(letter)));
    }
    return out.bytes();
  }

  @Override
  public int decode(byte[] bytes, Namespace names) {
    ByteReader in = new ByteReader(bytes);
    boolean crashed = in.number(2) == 1;
    int local = locals.decode(in.chunk(), names);
    int[] pending = decodeLetters(in, names);
    int[] delivered = decodeLetters(in, names);
    in.end();
    int number = intern(new View(local, crashed, pending, delivered));
    if (!Arrays.equals(bytes, encode(number))) {
      throw new InvalidBytesException(
          "%s cannot have this inbox; it may come from other options".formatted(process));
    }
    return number;
  }

  private int[] decodeLetters(ByteReader in, Namespace names) {
    int[] content = {};
    for (int left = in.number(MOST_LETTERS + 1); left > 0; left--) {
      content = inbox.add(content, letters.decode(in, names));
    }
    return content;
  }

  @Override
  public String name() {
    return process.toString();
  }
}
