package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.cli.outcome.Version;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project that init makes passes its tests, and fails where it says so. */
final class InitTests {

  private static final String MARKED = "(self, request) -> !self.voted()) // try: ";

  @TempDir Path directory;

  private Path project() {
    return directory.resolve("My Project");
  }

  private void init() {
    Outcome outcome = Outcome.of("init", project().toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("pom.xml", "MajorityVote.java", "mvn test");
  }

  private void compile(boolean changed) throws Exception {
    String model =
        Files.readString(project().resolve("src/main/java/org/example/MajorityVote.java"));
    assertThat(model).contains(MARKED + "(self, request) -> true");
    Path classes = Files.createDirectories(directory.resolve("classes"));
    SourceCompiler.compile(
        classes,
        "MajorityVote",
        changed ? model.replace(MARKED, "(self, request) -> true) // ") : model);
    SourceCompiler.compile(
        classes,
        "MajorityVoteTests",
        Files.readString(project().resolve("src/test/java/org/example/MajorityVoteTests.java")));
  }

  private void test(String name) throws Throwable {
    URL[] classes = {directory.resolve("classes").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes)) {
      Class<?> tests = loader.loadClass("org.example.MajorityVoteTests");
      Constructor<?> maker = tests.getDeclaredConstructor();
      maker.setAccessible(true);
      Method method = tests.getDeclaredMethod(name);
      method.setAccessible(true);
      method.invoke(maker.newInstance());
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @Test
  void itsTestsPass() throws Exception {
    init();
    compile(false);
    assertThatCode(() -> test("somebodyCanWin")).doesNotThrowAnyException();
    assertThatCode(() -> test("thereIsOneWinner")).doesNotThrowAnyException();
  }

  @Test
  void aChangedLineShowsACounterexample() throws Exception {
    init();
    compile(true);
    assertThatThrownBy(() -> test("thereIsOneWinner"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("one winner is violated after ")
        .hasMessageContaining("* win");
    assertThatCode(() -> test("somebodyCanWin")).doesNotThrowAnyException();
  }

  @Test
  void commandChecksIt() throws Exception {
    init();
    compile(false);
    Outcome outcome =
        Outcome.of(
            "check",
            "org.example.MajorityVote",
            "--classpath",
            directory.resolve("classes").toString(),
            "voters=5");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
  }

  @Test
  void theProjectHasItsNameAndOurVersion() throws Exception {
    init();
    assertThat(Files.readString(project().resolve("pom.xml")))
        .contains("<artifactId>my-project</artifactId>", "<mazurka.version>" + Version.TEXT)
        .doesNotContain("@");
    assertThat(Files.readString(project().resolve("README.md"))).startsWith("# my-project\n");
  }

  @Test
  void nothingIsOverwritten() throws Exception {
    Files.createDirectories(project());
    Files.writeString(project().resolve("mine.txt"), "mine");
    Outcome outcome = Outcome.of("init", project().toString());
    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.err()).contains("is not empty; name a new directory");
    assertThat(Files.list(project())).hasSize(1);
    Outcome file = Outcome.of("init", project().resolve("mine.txt").toString());
    assertThat(file.exitCode()).isEqualTo(150);
    assertThat(Outcome.of("init").exitCode()).isEqualTo(151);
  }
}
