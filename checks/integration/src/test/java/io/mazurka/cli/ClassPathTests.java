package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTests {

  private static final String ANY =
      "public io.mazurka.kernel.model.Checkable create(io.mazurka.kernel.model.Arguments a) ";

  @TempDir Path directory;

  private Outcome check(String model) {
    return Outcome.of(
        "check", model, "--json", "--classpath", directory.toString(), "--property", "order");
  }

  private void refused(int exitCode, String message, Outcome outcome) {
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "\n");
    assertThat(outcome.exitCode()).isEqualTo(exitCode);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void classInADirectoryIsChecked() throws Exception {
    SourceCompiler.compileModel(directory, "");
    Outcome outcome = check("Mine");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.json().get("states")).hasToString("6");
  }

  @Test
  void classInAJarIsChecked() throws Exception {
    SourceCompiler.compileModel(directory, "");
    Path jar = directory.resolve("mine.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("Mine.class"));
      Files.copy(directory.resolve("Mine.class"), out);
    }
    String classPath = directory.resolve("..") + File.pathSeparator + jar;
    Outcome outcome = Outcome.of("check", "Mine", "--classpath", classPath, "--property", "order");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void registeredModelIsFoundByItsName() throws Exception {
    SourceCompiler.compileModel(directory, "public String name() { return \"mine\"; }");
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve("io.mazurka.kernel.model.Model"), "Mine\n");
    assertThat(check("mine").exitCode()).isZero();
    Files.writeString(services.resolve("io.mazurka.kernel.model.Model"), "Missing\n");
    assertThat(check("mine").err()).startsWith("mazurka: a registered model cannot be loaded: ");
    assertThat(check("mine").exitCode()).isEqualTo(150);
  }

  @Test
  void entryThatDoesNotExistIsRefused() {
    refused(
        150,
        "class path: 'no/such' does not exist; has the project been compiled?",
        Outcome.of("check", "Mine", "--classpath", "no/such"));
    refused(150, "the class path is empty", Outcome.of("check", "Mine", "--classpath", ""));
  }

  @Test
  void entryThatIsNoJarIsRefused() throws Exception {
    Path file = Files.writeString(directory.resolve("mine.jar"), "not a jar");
    refused(
        150,
        "class path: '%s' is neither a directory nor a jar".formatted(file),
        Outcome.of("check", "Mine", "--classpath", file.toString()));
  }

  @Test
  void missingClassIsRefused() {
    refused(150, "there is no class 'org.Mine' on the class path", check("org.Mine"));
    refused(150, "there is no class 'Mine' on the class path", check("Mine"));
  }

  @Test
  void classThatIsNoModelIsRefused() throws Exception {
    SourceCompiler.compile(directory, "Mine", "public class Mine {}");
    refused(
        150,
        "class Mine is not a model: it does not implement io.mazurka.kernel.model.Model; an ordinary"
            + " class needs a method main(String[]), or to be a Runnable or a test with @Interleavings",
        check("Mine"));
  }

  @Test
  void classThatCannotBeMadeIsRefused() throws Exception {
    SourceCompiler.compileModel(directory, "public Mine(int n) {}");
    refused(150, "class Mine has no public constructor without arguments", check("Mine"));
    SourceCompiler.compile(
        directory, "Mine", "public abstract class Mine extends io.mazurka.cli.Relay {}");
    refused(150, "class Mine must be public and not abstract to be checked", check("Mine"));
    SourceCompiler.compileModel(
        directory, "public Mine() { throw new IllegalStateException(\"no\"); }");
    refused(
        150,
        "class Mine: its constructor threw java.lang.IllegalStateException: no",
        check("Mine"));
    SourceCompiler.compileModel(directory, "static final int N = Integer.parseInt(\"x\");");
    refused(
        150,
        "class Mine: its static initialiser threw java.lang.NumberFormatException:"
            + " For input string: \"x\"",
        check("Mine"));
  }

  @Test
  void classOfANewerJavaIsRefused() throws Exception {
    SourceCompiler.compileModel(directory, "");
    byte[] bytes = Files.readAllBytes(directory.resolve("Mine.class"));
    bytes[7] = 127;
    Files.write(directory.resolve("Mine.class"), bytes);
    int here = Runtime.version().feature();
    refused(
        150,
        "class Mine was compiled for a newer Java than this one, %d: compile it with --release %d"
            .formatted(here, here),
        check("Mine"));
  }

  @Test
  void damagedClassIsRefused() throws Exception {
    Files.writeString(directory.resolve("Mine.class"), "not a class at all");
    assertThat(check("Mine").exitCode()).isEqualTo(150);
    assertThat(check("Mine").err()).startsWith("mazurka: class Mine cannot be loaded: ");
  }

  @Test
  void classWhoseSuperclassIsMissingIsRefused() throws Exception {
    SourceCompiler.compile(directory, "Base", "public class Base extends io.mazurka.cli.Relay {}");
    SourceCompiler.compile(directory, "Mine", "public class Mine extends Base {}");
    Files.delete(directory.resolve("Base.class"));
    refused(
        150, "class Mine cannot be loaded: java.lang.NoClassDefFoundError: Base", check("Mine"));
  }

  @Test
  void classThatIsMissingLaterIsRefused() throws Exception {
    SourceCompiler.compile(directory, "Part", "public class Part {}");
    SourceCompiler.compileModel(directory, ANY + "{ new Part(); return super.create(a); }");
    Files.delete(directory.resolve("Part.class"));
    refused(
        150,
        "a class of the model cannot be loaded: java.lang.NoClassDefFoundError: Part",
        check("Mine"));
  }

  @Test
  void modelThatThrowsMisbehaves() throws Exception {
    SourceCompiler.compileModel(directory, ANY + "{ throw new IllegalStateException(\"no\"); }");
    refused(
        75,
        "the model misbehaved: java.lang.IllegalStateException: no at Mine.create, line 1",
        check("Mine"));
    SourceCompiler.compileModel(directory, ANY + "{ Integer.parseInt(\"x\"); return null; }");
    refused(
        75,
        "the model misbehaved: java.lang.NumberFormatException: For input string: \"x\""
            + " at Mine.create, line 1",
        check("Mine"));
  }

  @Test
  void modelWithoutANameIsRefused() throws Exception {
    SourceCompiler.compileModel(directory, "public String name() { return null; }");
    refused(150, "Mine: its name or its parameters are null", check("Mine"));
    SourceCompiler.compileModel(directory, ANY + "{ return null; }");
    refused(150, "Mine: it makes nothing that can be checked", check("Mine"));
  }
}
