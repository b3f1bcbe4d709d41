package io.mazurka.examples.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TokenGameTests {

  @ParameterizedTest
  @EnumSource
  void everyStoreInEveryOrderComesToTheSameVerdict(StoreKind store) {
    for (SearchOrder order : SearchOrder.values()) {
      CheckOptions options = CheckOptions.defaults().withSearch(order).withStore(store);
      assertThat(states(TokenGame.with(3, 0), options)).isPositive();
    }
  }

  @Test
  void stubbornSetsExploreFewerOfTheStates() {
    assertThat(states(TokenGame.with(5, 0), CheckOptions.unreduced())).isEqualTo(648);
    assertThat(states(TokenGame.with(5, 0), CheckOptions.defaults())).isEqualTo(192);
  }

  private static long states(Checkable game, CheckOptions options) {
    return Check.of(game).with(options).run().assertHolds().statistics().states();
  }

  @Test
  void aCarelessTokenMeetsAnother() {
    assertThat(Check.of(TokenGame.with(2, 1)).run().summary())
        .startsWith("alone on the bridge is violated after 2 steps");
  }

  @Test
  void itsRelationsPassAnAudit() {
    assertThat(Audit.of(TokenGame.with(3, 1)).run().verdict()).isEqualTo(AuditVerdict.CLEAN);
  }
}
