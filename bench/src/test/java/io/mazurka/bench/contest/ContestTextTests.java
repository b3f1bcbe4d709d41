package io.mazurka.bench.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContestTextTests {

  private static final String P =
      "<integer-le><integer-constant>1</integer-constant><tokens-count><place>p</place>"
          + "<place>q</place></tokens-count></integer-le>";
  private static final String T =
      "<is-fireable><transition>t</transition><transition>u</transition></is-fireable>";

  @TempDir private Path directory;

  @Test
  void untilOfLinearTimeIsInTheBracketsOfOneQuantifier() throws IOException {
    String until = "<until><before>" + P + "</before><reach>" + T + "</reach></until>";
    String path = "<all-paths><globally>" + until + "</globally></all-paths>";

    assertThat(text(path, true))
        .isEqualTo("A((G (((1 <= \"p\" + \"q\") U (fireable(\"t\") + fireable(\"u\") >= 1)))))");
  }

  @Test
  void untilOfBranchingTimeFollowsItsQuantifier() throws IOException {
    String until = "<until><before>" + P + "</before><reach>" + P + "</reach></until>";
    String formula =
        "<negation><conjunction><exists-path>"
            + until
            + "</exists-path><all-paths><next>"
            + P
            + "</next></all-paths></conjunction></negation>";

    assertThat(text(formula, false))
        .isEqualTo(
            "!(((E[(1 <= \"p\" + \"q\") U (1 <= \"p\" + \"q\")])"
                + " && (AX (1 <= \"p\" + \"q\"))))");
  }

  private String text(String formula, boolean linear) throws IOException {
    Path file = directory.resolve("formulas.xml");
    Files.writeString(
        file,
        "<property-set><property><id>i</id><formula>"
            + formula
            + "</formula></property></property-set>");
    return ContestText.of(file, linear).get(0);
  }
}
