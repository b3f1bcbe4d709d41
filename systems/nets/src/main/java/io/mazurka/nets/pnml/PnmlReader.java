package io.mazurka.nets.pnml;

import io.mazurka.nets.Net;
import io.mazurka.nets.source.Element;
import io.mazurka.nets.source.XmlFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads the place/transition net of a PNML file. Pages only matter to drawings, so their nodes are
 * read as one net. Elements that other tools have added for themselves are skipped.
 */
public final class PnmlReader {

  /** Elements for drawings, and labels that tools for timed nets write into every net. */
  private static final Set<String> SKIPPED =
      Set.of(
          "toolspecific",
          "graphics",
          "orientation",
          "rate",
          "timed",
          "infiniteServer",
          "arcpath",
          "tagged",
          "labels",
          "token");

  /** Parts of the types of place/transition nets, the standard's and those of older tools. */
  private static final List<String> KNOWN_TYPES =
      List.of("ptnet", "p/t", "pt-net", "place/transition", "coremodel", "epnml");

  private PnmlReader() {}

  public static Net read(Path file) throws IOException {
    Element root = XmlFile.read(file, SKIPPED);
    if (!root.name().equals("pnml")) {
      throw root.problem("the file starts with <%s>, not with <pnml>".formatted(root.name()));
    }
    return new PnmlNet(onlyNet(root)).read();
  }

  private static Element onlyNet(Element root) {
    List<Element> nets = root.all("net");
    if (nets.isEmpty()) {
      throw root.problem("there is no <net> in the file");
    }
    if (nets.size() > 1) {
      throw nets.get(1)
          .problem(
              "a second net begins here: put the one to check into a file of its own, there are %s"
                  .formatted(
                      String.join(
                          ", ",
                          nets.stream().map(net -> "'" + net.attribute("id") + "'").toList())));
    }
    Element net = nets.get(0);
    String type = net.attributes().getOrDefault("type", "").toLowerCase(Locale.ROOT);
    if (type.matches(".*/(highlevelnet|symmetricnet|hlpng|pt-hlpng|snnet).*")) {
      throw net.problem(
          "the net is of type %s: its tokens have colours; unfold it to a place/transition net first"
              .formatted(net.attribute("type")));
    }
    if (!type.isBlank() && KNOWN_TYPES.stream().noneMatch(type::contains)) {
      throw net.problem(
          ("the net is of an unknown type, '%s'; if it is a place/transition net, its type is"
                  + " http://www.pnml.org/version-2009/grammar/ptnet")
              .formatted(net.attribute("type")));
    }
    return net;
  }
}
