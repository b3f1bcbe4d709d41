package io.mazurka.cli.report;

import io.mazurka.catalogue.proof.ProofGroup;
import io.mazurka.catalogue.proof.ProofResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A drawing of the groups of lemmas of a proof: each group is above those on which it depends, with
 * arrows to them.
 */
public final class ProofDrawing {

  private static final int WIDTH = 240;
  private static final int HEIGHT = 18;
  private static final int GAP = 40;

  private final List<ProofGroup> groups;
  private final List<int[]> places = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private ProofDrawing(List<ProofGroup> groups) {
    this.groups = groups;
  }

  /** Writes the drawing beside the checks of the proof. */
  public static void write(ProofResult proof, Path directory) {
    try {
      Files.createDirectories(directory);
      Files.writeString(directory.resolve("proof.svg"), of(proof));
    } catch (IOException e) {
      throw new UncheckedIOException("the drawing cannot be written to " + directory, e);
    }
  }

  static String of(ProofResult proof) {
    return new ProofDrawing(ProofGroup.of(proof)).drawn();
  }

  private String drawn() {
    int[] level = new int[groups.size()];
    int[] widths = new int[groups.size() + 1];
    int[] heights = new int[groups.size() + 1];
    for (int at = 0; at < groups.size(); at++) {
      for (int other : groups.get(at).supportedBy()) {
        level[at] = Math.max(level[at], level[other] + 1);
      }
      heights[level[at]] =
          Math.max(heights[level[at]], HEIGHT * (groups.get(at).members().size() + 1));
    }
    int height = GAP;
    for (int each : heights) {
      height += each == 0 ? 0 : each + GAP;
    }
    for (int at = 0; at < groups.size(); at++) {
      int below = 0;
      for (int lower = 0; lower <= level[at]; lower++) {
        below += heights[lower] + GAP;
      }
      places.add(new int[] {GAP + widths[level[at]]++ * (WIDTH + GAP), height - below});
    }
    int columns = 1;
    for (int each : widths) {
      columns = Math.max(columns, each);
    }
    text.append(
        "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-family='sans-serif' font-size='12'>%n"
            .formatted(GAP + columns * (WIDTH + GAP), height));
    text.append(
        "<defs><marker id='a' markerWidth='8' markerHeight='8' refX='7' refY='4' orient='auto'>");
    text.append("<path d='M0,0 L8,4 L0,8 z'/></marker></defs>\n");
    for (int at = 0; at < groups.size(); at++) {
      draw(at);
    }
    return text.append("</svg>\n").toString();
  }

  private void draw(int at) {
    ProofGroup group = groups.get(at);
    int[] place = places.get(at);
    int tall = HEIGHT * (group.members().size() + 1);
    text.append(
        "<rect x='%d' y='%d' width='%d' height='%d' rx='6' fill='#f4f4f4' stroke='#444'/>%n"
            .formatted(place[0], place[1], WIDTH, tall));
    for (int line = 0; line < group.members().size(); line++) {
      text.append(
          "<text x='%d' y='%d'>%s</text>%n"
              .formatted(
                  place[0] + 10,
                  place[1] + HEIGHT * (line + 1),
                  escaped(group.members().get(line))));
    }
    for (int other : group.supportedBy()) {
      int[] end = places.get(other);
      text.append(
          "<line x1='%d' y1='%d' x2='%d' y2='%d' stroke='#444' marker-end='url(#a)'/>%n"
              .formatted(place[0] + WIDTH / 2, place[1] + tall, end[0] + WIDTH / 2, end[1]));
    }
  }

  private static String escaped(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
