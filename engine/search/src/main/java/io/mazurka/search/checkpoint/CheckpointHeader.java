package io.mazurka.search.checkpoint;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The first part of a checkpoint: which run it belongs to, and how far the run had come.
 *
 * @param identity the model and the options
 * @param layout the layout of the model, in the model's own words
 * @param seconds how long the run had taken
 * @param figures how far the search had come
 */
public record CheckpointHeader(
    Identity identity, List<String> layout, double seconds, Figures figures) {

  /**
   * How far a search had come.
   *
   * @param states the number of states found
   * @param depth the level that the search was at
   * @param heap about how many bytes of memory the search took
   */
  public record Figures(long states, long depth, long heap) {}

  public CheckpointHeader {
    layout = List.copyOf(layout);
  }

  void write(DataOutputStream out) throws IOException {
    identity.write(out);
    writeTexts(layout, out);
    out.writeDouble(seconds);
    out.writeLong(figures.states);
    out.writeLong(figures.depth);
    out.writeLong(figures.heap);
  }

  static CheckpointHeader read(DataInputStream in) throws IOException {
    return new CheckpointHeader(
        Identity.read(in),
        readTexts(in),
        in.readDouble(),
        new Figures(in.readLong(), in.readLong(), in.readLong()));
  }

  static void writeTexts(List<String> texts, DataOutputStream out) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      out.writeUTF(text);
    }
  }

  static List<String> readTexts(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(in.readUTF());
    }
    return texts;
  }
}
