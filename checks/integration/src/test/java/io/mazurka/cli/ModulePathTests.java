package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project that is a module requires what the documentation says, and nothing else. */
class ModulePathTests {

  @TempDir Path directory;

  @Test
  void protocolFindsItsEngineAsAService() throws Exception {
    String said =
        run(
            """
            requires io.mazurka.protocols;
            requires io.mazurka.search;
            opens org.example to io.mazurka.kernel;
            """,
            """
            package org.example;

            import static io.mazurka.protocols.roles.Effect.become;

            import io.mazurka.protocols.Protocol;
            import io.mazurka.protocols.ProtocolBuilder;
            import io.mazurka.protocols.roles.Role;
            import io.mazurka.search.check.Check;

            class Main {
              record Coin(boolean up) {}

              public static void main(String[] arguments) {
                ProtocolBuilder toss = Protocol.named("toss");
                Role<Coin> coin = toss.role("coin", 2, new Coin(false));
                coin.step("flip").when(self -> !self.up()).then(self -> become(new Coin(true)));
                toss.invariant("down").forEach(coin, self -> !self.up());
                System.out.print(Check.of(toss.build()).run().summary());
              }
            }
            """);
    assertThat(said).startsWith("down is violated after 1 step: coin1 has up=true");
  }

  @Test
  void rewrittenClassesSeeWhatTheyCall() throws Exception {
    String said =
        run(
            """
            requires io.mazurka.classes;
            requires io.mazurka.search;
            """,
            """
            package org.example;

            import io.mazurka.classes.ClassProgram;
            import io.mazurka.search.check.Check;

            public class Main implements Runnable {
              private int count;

              private synchronized void add() {
                count++;
              }

              @Override
              public void run() {
                new Thread(this::add).start();
                add();
              }

              public static void main(String[] arguments) {
                System.out.print(Check.of(ClassProgram.of(Main.class)).run().summary());
              }
            }
            """);
    assertThat(said).contains("race-freedom hold in all 2 traces");
  }

  /** Compiles the class {@code Main} in a module with these directives; returns what it prints. */
  private String run(String directives, String source) throws Exception {
    Path declaration = directory.resolve("module-info.java");
    Files.writeString(declaration, "module org.example {\n" + directives + "}\n");
    Path main = Files.writeString(directory.resolve("Main.java"), source);
    String classes = directory.resolve("classes").toString();
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                classes,
                "-p",
                libraries(),
                declaration.toString(),
                "" + main);
    assertThat(failed).isZero();
    Path out = directory.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                classes + File.pathSeparator + libraries(),
                "-m",
                "org.example/org.example.Main")
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return Files.readString(out);
  }

  /** The modules among what the tests see: those of Mazurka and of the libraries of front ends. */
  private static String libraries() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> isModule(Path.of(entry)))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isModule(Path entry) {
    try {
      return ModuleFinder.of(entry).findAll().stream()
          .map(module -> module.descriptor().name())
          .anyMatch(name -> name.matches("io\\.mazurka\\..*|org\\.jspecify|org\\.objectweb\\.asm"));
    } catch (FindException e) {
      return false;
    }
  }
}
