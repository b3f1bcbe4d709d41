package io.mazurka.cli;

import java.io.IOException;
import java.nio.file.Path;

/** A user's protocol {@code Wayward}, whose only step does what it likes. */
final class Wayward {

  private Wayward() {}

  /** Compiles it; {@code deed} is what its handler does on line 14, before it returns. */
  static void compile(Path directory, String deed) throws IOException {
    compile(directory, deed, "");
  }

  /** With more to declare, on line 17. */
  static void compile(Path directory, String deed, String more) throws IOException {
    SourceCompiler.compile(
        directory,
        "Wayward",
        """
        import io.mazurka.kernel.model.*;
        import io.mazurka.protocols.*; import io.mazurka.protocols.roles.*;
        import java.util.List;

        public class Wayward implements ProtocolModel {
          public record Wanderer(int steps) {}
          public String name() { return "wayward"; }
          public String summary() { return "strays"; }
          public List<Parameter> parameters() { return List.of(); }
          public Protocol create(Arguments arguments) {
            ProtocolBuilder protocol = Protocol.named("wayward");
            Role<Wanderer> wanderer = protocol.role("wanderer", 1, new Wanderer(0));
            StepReference<Wanderer> stray = wanderer.step("stray").when(self -> self.steps() < 2).then(self -> {
              DEED
              return Effect.become(new Wanderer(self.steps() + 1));
            });
            MORE
            return protocol.build();
          }
          static boolean sleep() {
            while (true) {
              try { Thread.sleep(100); } catch (InterruptedException e) { return false; }
            }
          }
        }
        """
            .replace("DEED", deed)
            .replace("MORE", more));
  }
}
