package io.mazurka.kernel.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.ToyOptions.Colour;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class OptionDeclarationTests {

  private static final CheckOptions PLAIN = CheckOptions.defaults();

  private static final Map<String, OptionDeclaration> DECLARED =
      DeclaredOptions.ofFrontEnds().stream()
          .collect(Collectors.toMap(OptionDeclaration::name, Function.identity()));

  private static CheckOptions with(String name, String value, CheckOptions options) {
    return DECLARED.get(name).apply(options, value);
  }

  private static CheckOptions all() {
    return with("--polish", "on", with("--copies", "3", with("--colour", "blue", PLAIN)));
  }

  @Test
  void optionsOfAFrontEndAreFoundAsAService() {
    assertThat(DECLARED).containsOnlyKeys("--colour", "--copies", "--polish");
    assertThat(DeclaredOptions.shaping())
        .extracting(OptionDeclaration::name)
        .containsExactly("--colour", "--copies");
  }

  @Test
  void wordsBecomeValuesAndBackAgain() {
    assertThat(ToyOptions.of(all())).isEqualTo(new ToyOptions(Colour.BLUE, 3, true));
    assertThat(DECLARED.values())
        .extracting(declaration -> declaration.asked(all()).orElseThrow())
        .containsExactlyInAnyOrder("--colour blue", "--copies 3", "--polish on");
  }

  @Test
  void nothingIsAskedByDefaultNorByNeutralValues() {
    CheckOptions neutral = with("--polish", "off", with("--colour", "red", PLAIN));
    for (OptionDeclaration declaration : DECLARED.values()) {
      assertThat(declaration.asked(PLAIN)).isEmpty();
      assertThat(declaration.asked(neutral)).isEmpty();
    }
    Features.of().refuseOthers(neutral);
  }

  @Test
  void whatHasNoSuchValueIsRefused() {
    assertThatThrownBy(() -> with("--colour", "green", PLAIN))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--colour takes red or blue, not 'green'");
    assertThatThrownBy(() -> with("--copies", "10", PLAIN))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--copies takes a whole number of at most 9, not '10'");
  }

  @Test
  void optionsThatAModelDoesNotUnderstandAreRefused() {
    Features.of().with(ToyOptions.class).refuseOthers(all());
    assertThatThrownBy(() -> Features.of().refuseOthers(with("--copies", "3", PLAIN)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--copies 3 does not apply to this model");
  }

  @Test
  void systemWithoutReductionsIsTheSameSystem() {
    assertThat(all().withoutReductions())
        .isEqualTo(CheckOptions.unreduced().with(new ToyOptions(Colour.BLUE, 3, null)));
  }

  @Test
  void laterOptionsOfAFrontEndReplaceItsEarlierOnes() {
    ToyOptions toy = new ToyOptions(Colour.BLUE, null, null);
    assertThat(all().with(toy).own()).isEqualTo(List.of(toy));
  }
}
