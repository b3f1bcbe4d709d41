package io.mazurka.protocols;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.roles.Role;
import org.junit.jupiter.api.Test;

/** Composite processes that make no sense are refused where they are declared. */
final class CompositeMistakeTests {

  private final ProtocolBuilder protocol = Protocol.named("servers");
  private final Role<Integer> caster = protocol.role("caster", 2, 0);
  private final Role<Integer> counter = protocol.role("counter", 2, 0);

  private void assertRefused(String reason, Role<?>... parts) {
    assertThatThrownBy(() -> protocol.composite("server", parts))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(reason);
  }

  @Test
  void thereIsAPart() {
    assertRefused("servers: composite process server has no parts; name its roles");
  }

  @Test
  void partsAreOfTheProtocol() {
    Role<Integer> stranger = Protocol.named("clients").role("caster", 2, 0);

    assertRefused(
        "servers: caster, a part of server, is a role of another protocol; make it with this"
            + " builder",
        stranger,
        counter);
  }

  @Test
  void partsAreDifferent() {
    assertRefused("servers: caster is twice a part of server; name it once", caster, caster);
  }

  @Test
  void partsAreOfOneCompositeProcess() {
    protocol.composite("pair", caster, counter);

    assertRefused(
        "servers: caster is a part of both pair and server; make it a role for each", caster);
  }
}
