package io.mazurka.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ReferenceTextProperties {

  private static Arbitrary<String> texts() {
    Arbitrary<String> any = Arbitraries.strings().ofMaxLength(8);
    Arbitrary<String> odd =
        Arbitraries.strings().withChars(" =&?;:%+#'\"\\/\n\u00e9\u20ac-\u0000").ofMaxLength(8);
    return Arbitraries.oneOf(any, odd)
        .filter(text -> StandardCharsets.UTF_8.newEncoder().canEncode(text));
  }

  private static Arbitrary<AskedCondition> conditions() {
    return Combinators.combine(
            Arbitraries.of(
                io.mazurka.kernel.property.Property.Kind.INVARIANT,
                io.mazurka.kernel.property.Property.Kind.SOMETIMES,
                io.mazurka.kernel.property.Property.Kind.AT_END),
            texts())
        .as(AskedCondition::new);
  }

  @Provide
  Arbitrary<ModelReference> references() {
    Arbitrary<AskedProperties> asked =
        Combinators.combine(
                texts().list().ofMaxSize(3),
                conditions().list().ofMaxSize(3),
                Arbitraries.of("/properties of a=b.xml", "/x;y").injectNull(0.5))
            .as(AskedProperties::new);
    Arbitrary<Shape> shapes =
        Combinators.combine(
                Arbitraries.maps(texts().map("--own-"::concat), texts()).ofMaxSize(3), asked)
            .as(Shape::new);
    return Combinators.combine(
            Arbitraries.of(Kind.class),
            texts(),
            texts().list().ofMaxSize(3),
            Arbitraries.maps(texts(), Arbitraries.integers()).ofMaxSize(3),
            shapes)
        .as(ModelReference::new);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void referenceThatIsWrittenIsReadAgain(@ForAll("references") ModelReference reference) {
    assertThat(ModelReference.read(reference.write())).isEqualTo(reference);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void textIsOneLineOfPlainCharacters(@ForAll("references") ModelReference reference) {
    assertThat(reference.write()).matches("[\\w.~/:,$%?&;=-]+");
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void equalReferencesHaveTheSameText(@ForAll("references") ModelReference reference) {
    List<String> keys = new ArrayList<>(reference.parameters().keySet());
    Collections.reverse(keys);
    Map<String, Integer> reversed = new LinkedHashMap<>();
    keys.forEach(key -> reversed.put(key, reference.parameters().get(key)));
    assertThat(reference.withParameters(reversed).write()).isEqualTo(reference.write());
  }
}
