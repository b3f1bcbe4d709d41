package io.mazurka.classes.instrument.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ScopesTests {

  /** A package that is not listed would be rewritten, and would run inside of the explorations. */
  @Test
  void ofThisModuleOnlyContractsAndWhatRestoresStaticsAreNotListed() throws Exception {
    Scopes usual = Scopes.usual();
    Set<String> rewritten =
        types().filter(usual::contains).map(ScopesTests::packageOf).collect(Collectors.toSet());
    assertThat(new TreeSet<>(rewritten))
        .containsExactly("io.mazurka.classes.contract", "io.mazurka.classes.statics");
  }

  private static Stream<String> types() throws IOException, URISyntaxException {
    Path root = Path.of(Scopes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return Files.walk(root)
        .map(file -> root.relativize(file).toString())
        .filter(file -> file.startsWith("io") && file.endsWith(".class"))
        .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'));
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }
}
