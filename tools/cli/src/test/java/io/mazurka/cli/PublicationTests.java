package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.outcome.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The version is the same in all files, and everything that repositories require for publication is
 * there.
 */
final class PublicationTests {

  private static final Path ROOT = Path.of("../..");

  private static Element pom(String module) throws Exception {
    Path file = ROOT.resolve(module).resolve("pom.xml");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(file.toFile())
        .getDocumentElement();
  }

  private static String child(Element element, String name) {
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node.getNodeName().equals(name)) {
        return node.getTextContent().strip();
      }
    }
    return "";
  }

  private static List<String> modules() throws Exception {
    return Stream.of(child(pom(""), "modules").split("\\s+")).toList();
  }

  @Test
  void versionIsTheSameEverywhere() throws Exception {
    assertThat(child(pom(""), "version")).isEqualTo(Version.TEXT);
    for (String module : modules()) {
      assertThat(child(pom(module), "parent")).as(module).contains("\n    " + Version.TEXT);
    }
    assertThat(Files.readString(ROOT.resolve("CITATION.cff")))
        .contains("\nversion: " + Version.TEXT + "\n");
  }

  @Test
  void everyModuleSaysWhatItIs() throws Exception {
    for (String module : modules()) {
      String folder = module.substring(module.lastIndexOf('/') + 1);
      assertThat(child(pom(module), "name")).isEqualTo("Mazurka " + folder);
      assertThat(child(pom(module), "artifactId")).isEqualTo("mazurka-" + folder);
      assertThat(child(pom(module), "description")).as(module).isNotEmpty();
    }
    for (String required : List.of("licenses", "developers", "inceptionYear", "description")) {
      assertThat(child(pom(""), required)).as(required).isNotEmpty();
    }
  }

  @Test
  void buildsHaveTheSameTimesInThem() throws Exception {
    assertThat(child(pom(""), "properties")).contains("T00:00:00Z");
  }
}
