package io.mazurka.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ToyOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelReferenceTests {

  private static final ToyOptions TOY = new ToyOptions(ToyOptions.Colour.BLUE, 2, null);
  private static final String WORDS = Words.class.getName();

  @TempDir Path directory;

  /** A model that can be found by its class. */
  public static final class Words implements Model {

    @Override
    public String name() {
      return "words";
    }

    @Override
    public String summary() {
      return "three processes that write";
    }

    @Override
    public List<Parameter> parameters() {
      return List.of(Parameter.of("n", 2, 1, 9), Parameter.of("letters", 2, 1, 26));
    }

    @Override
    public Checkable create(Arguments arguments) {
      return options -> new CompiledModel(new InterningSystem(), List.of(), false, List.of());
    }
  }

  private static void refused(String message, ModelReference reference) {
    assertThatThrownBy(reference::open)
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(message);
  }

  @Test
  void textNamesKindParametersAndOptions() {
    CheckOptions options = CheckOptions.unreduced().with(TOY).withProperties("a b");
    ModelReference reference =
        new ModelReference(
            Kind.CLASS,
            "org.Mine",
            List.of("/x y", "/z"),
            Map.of("n", 3, "a", 1),
            Shape.of(options));
    assertThat(reference.write())
        .isEqualTo(
            "class:org.Mine?a=1&n=3;--classpath=/x%20y&--classpath=/z&--colour=blue"
                + "&--copies=2&--property=a%20b");
  }

  @Test
  void wordsAreThoseOfTheCommandLine() {
    ModelReference reference =
        ModelReference.named("paxos")
            .withParameters(Map.of("acceptors", 3))
            .withShape(new Shape(Map.of("--traffic", "rm"), AskedProperties.named("it's so")));
    assertThat(reference).hasToString("paxos acceptors=3 --traffic rm --property 'it'\\''s so'");
    assertThat(reference.words()).endsWith("--property", "it's so");
  }

  @Test
  void shapeBringsItsOptionsBack() {
    CheckOptions options = CheckOptions.unreduced().with(TOY).withProperties("a");
    assertThat(Shape.of(options).options()).isEqualTo(options);
    assertThat(Shape.usual().options()).isEqualTo(CheckOptions.unreduced());
    assertThat(Shape.of(CheckOptions.defaults())).isEqualTo(Shape.usual());
  }

  @Test
  void unknownOptionIsRefusedByItsName() {
    Shape shape = new Shape(Map.of("--trafic", "m"), AskedProperties.own());
    assertThatThrownBy(shape::options)
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("there is no option '--trafic'");
  }

  @Test
  void openedReferenceIsExact() {
    Instance instance =
        ModelReference.named(WORDS)
            .withParameters(Map.of("letters", 3))
            .withClassPath(List.of(directory.resolve("x/..").toString()))
            .open();
    assertThat(instance.reference())
        .isEqualTo(
            new ModelReference(
                Kind.CLASS,
                WORDS,
                List.of(directory.toString()),
                Map.of("n", 2, "letters", 3),
                Shape.usual()));
    assertThat(instance).hasToString("words n=2 letters=3");
    assertThat(instance.reference().open().reference()).isEqualTo(instance.reference());
  }

  @Test
  void registeredModelIsNamedByTheGallery() throws Exception {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve(Model.class.getName()), WORDS + "\n");
    List<String> classPath = List.of(directory.toString());
    Instance instance = ModelReference.named("words").withClassPath(classPath).open();
    assertThat(instance.reference().kind()).isEqualTo(Kind.GALLERY);
    assertThat(instance.reference().write()).startsWith("gallery:words?letters=2&n=2;--classpath=");
    refused("there is no model 'words'; mazurka list shows all", ModelReference.named("words"));
  }

  @Test
  void nameOfOneKindIsNotLookedForAmongTheOthers() {
    ModelReference found = ModelReference.named(WORDS).open().reference();
    for (Kind other : List.of(Kind.GALLERY, Kind.FILE)) {
      refused(
          "there is no class '%s'; --classpath says where your own classes are".formatted(WORDS),
          new ModelReference(other, WORDS, found.classPath(), found.parameters(), found.shape()));
    }
  }

  @Test
  void whatIsGoneOrWrongIsRefused() {
    ModelReference words = ModelReference.named(WORDS);
    refused(
        "words: parameter n=10 is out of range; it goes from 1 to 9",
        words.withParameters(Map.of("n", 10)));
    refused(
        "words has no parameter 'm'; its parameters are n, letters",
        words.withParameters(Map.of("m", 1)));
    refused(
        "class path: '/no/such' does not exist; has the project been compiled?",
        words.withClassPath(List.of("/no/such")));
    refused(
        "there is no class 'org.Gone'; --classpath says where your own classes are",
        ModelReference.read("class:org.Gone"));
    refused("there is no file '/no/such.pnml'", ModelReference.read("file:/no/such.pnml"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "paxos             :: it does not begin with a kind of model and a colon",
        "gallry:paxos      :: it does not begin with a kind of model and a colon",
        "?a:b              :: it does not begin with a kind of model and a colon",
        "gallery:a?n       :: 'n' has no value",
        "gallery:a?n=x     :: 'x' is not a whole number",
        "gallery:a?n=1&n=2 :: parameter n is given twice",
        "gallery:a b       :: 'a b' is not escaped as it should be",
        "gallery:a%2       :: 'a%2' is not escaped as it should be",
        "gallery:a%2g      :: 'a%2g' is not escaped as it should be",
        "gallery:%FF       :: '%FF' is not escaped as it should be",
      })
  void textThatIsNoReferenceIsRefused(String text, String reason) {
    assertThatThrownBy(() -> ModelReference.read(text))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("'%s' is not a reference to a model: %s".formatted(text, reason));
  }
}
