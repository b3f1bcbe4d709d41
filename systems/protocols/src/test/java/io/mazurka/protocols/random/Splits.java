package io.mazurka.protocols.random;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.compiler.ViewBudget;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.Random;

/** Which processes of a protocol are split, and how finely. */
public record Splits(List<Role<?>> roles, int lettersOfASlot) {

  /** Some roles of a protocol, at least one. */
  public static Splits draw(Protocol protocol, Random random) {
    List<Role<?>> all = List.copyOf(protocol.roles());
    List<Role<?>> some = all.stream().filter(role -> random.nextInt(3) > 0).toList();
    return new Splits(
        some.isEmpty() ? all : some, random.nextBoolean() ? 1 + random.nextInt(2) : 10);
  }

  /** The protocol, compiled with these processes split. */
  public Checkable in(Protocol protocol) {
    return new Checkable() {
      @Override
      public CompiledModel compile(CheckOptions options) {
        return ProtocolCompiler.compile(protocol, options, budget());
      }

      @Override
      public Features features() {
        return protocol.features();
      }
    };
  }

  public ViewBudget budget() {
    return ViewBudget.splitting(roles, lettersOfASlot);
  }
}
