/** The {@code mazurka} command. */
module io.mazurka.cli {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires info.picocli;
  requires static org.jspecify;
  requires transitive io.mazurka.audit;
  requires transitive io.mazurka.catalogue;
  requires transitive io.mazurka.explorer;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.search;
  requires transitive io.mazurka.temporal;

  opens io.mazurka.cli to
      info.picocli;
  opens io.mazurka.cli.files to
      info.picocli;
  opens io.mazurka.cli.json to
      info.picocli;
  opens io.mazurka.cli.options to
      info.picocli;
  opens io.mazurka.cli.outcome to
      info.picocli;
  opens io.mazurka.cli.report to
      info.picocli;
  opens io.mazurka.cli.saved to
      info.picocli;
  opens io.mazurka.cli.starter to
      info.picocli;
}
