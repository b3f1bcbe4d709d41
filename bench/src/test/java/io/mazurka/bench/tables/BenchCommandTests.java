package io.mazurka.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.protocols.Symmetries;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

final class BenchCommandTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          --seconds | 0        | '--seconds': '0' is not a positive number
          --seconds | x        | '--seconds': 'x' is not a positive number
          --repeat  | -3       | '--repeat': '-3' is not a positive number
          --only    | nonsense | no table is called 'nonsense'
          """)
  void whatCannotBeDoneIsOneMessage(String option, String value, String message) {
    CommandLine line = BenchCommand.line(new Symmetries());
    StringWriter err = new StringWriter();
    line.setErr(new PrintWriter(err));

    int exitCode = line.execute(option, value);

    assertThat(exitCode).isEqualTo(2);
    assertThat(err.toString().lines().findFirst().orElseThrow()).contains(message);
  }
}
