package io.mazurka.protocols.engine.views.letters;

import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;

/** Encodes, decodes and fingerprints the letters that wait for one process. */
public final class InboxCodec {

  private final int process;
  private final Letters letters;
  private final Inbox inbox;

  /**
   * @param process the index of the process
   */
  public InboxCodec(int process, Letters letters, Inbox inbox) {
    this.process = process;
    this.letters = letters;
    this.inbox = inbox;
  }

  public void encode(int[] waiting, ByteWriter out) {
    out.number(waiting.length);
    inbox
        .inCanonicalOrder(waiting)
        .forEach(letter -> out.number(letters.sender(letter)).chunk(letters.bytes(letter)));
  }

  public int[] decode(ByteReader in, Namespace names) {
    int[] waiting = {};
    for (int left = in.number(Inbox.MOST_LETTERS + 1); left > 0; left--) {
      waiting = inbox.add(waiting, letters.decode(in, names));
    }
    return waiting;
  }

  /**
   * The contribution of letters to a fingerprint. It depends on the index of a letter among equal
   * letters or, in a queue, among the letters of its sender.
   */
  public long fingerprint(int[] waiting, boolean delivered) {
    long sum = 0;
    int place = 0;
    for (int index = 0; index < waiting.length; index++) {
      int letter = waiting[index];
      place = index > 0 && inbox.isBehind(waiting[index - 1], letter) ? place + 1 : 0;
      ByteWriter out = new ByteWriter().number(delivered ? 3 : 2).number(place);
      out.number(letters.sender(letter)).chunk(letters.bytes(letter));
      sum += StateFingerprints.part(process, out.bytes());
    }
    return sum;
  }
}
