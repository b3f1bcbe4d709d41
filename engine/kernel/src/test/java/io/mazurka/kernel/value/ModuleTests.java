package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of a module that is not opened to us, as a model may come in one. */
final class ModuleTests {

  @TempDir static Path folder;
  private static ClassLoader module;

  private enum Name implements Atom {
    A,
    B
  }

  @BeforeAll
  static void compile() throws IOException {
    Path info = write("module-info.java", "module model { exports model.shown; }");
    Path shown =
        write(
            "model/shown/Ballot.java",
            """
            package model.shown;
            public record Ballot(int number, Object voter) {
              public static Record hidden() {
                return new model.hidden.Secret(1);
              }
            }
            """);
    Path hidden =
        write("model/hidden/Secret.java", "package model.hidden; public record Secret(int key) {}");
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, info.toString(), shown.toString(), hidden.toString()))
        .isZero();
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolve(ModuleFinder.of(folder), ModuleFinder.of(), Set.of("model"));
    module =
        boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader())
            .findLoader("model");
  }

  private static Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Record ballot(int number, Object voter) throws ReflectiveOperationException {
    Constructor<?> constructor =
        module.loadClass("model.shown.Ballot").getConstructor(int.class, Object.class);
    return (Record) constructor.newInstance(number, voter);
  }

  @Test
  void recordOfAnExportedPackageIsAValue() throws ReflectiveOperationException {
    ValueTable table = new ValueTable();

    int number = table.intern(ballot(1, "a"));

    assertThat(table.intern(ballot(1, "a"))).isEqualTo(number);
    assertThat(table.isUnchanged(number)).isTrue();
    assertThat(ValueText.of(table.get(number))).isEqualTo("Ballot(number=1, voter=a)");
  }

  @Test
  void whatItKeepsIsNotEvident() throws ReflectiveOperationException {
    assertThat(Immutability.isEvident(ballot(1, List.of()))).isFalse();
  }

  @Test
  void itIsMadeAgain() throws ReflectiveOperationException {
    Renaming renaming = new Renaming(atom -> Name.B);

    assertThat(renaming.apply(ballot(1, Name.A))).isEqualTo(ballot(1, Name.B));
  }

  @Test
  void recordOfAnotherPackageIsNoValue() throws ReflectiveOperationException {
    Object hidden = module.loadClass("model.shown.Ballot").getMethod("hidden").invoke(null);

    assertThatThrownBy(() -> new ValueTable().intern(hidden))
        .isInstanceOf(UnsupportedValueException.class)
        .hasMessageContaining("key of Secret cannot be read: ");
    assertThatThrownBy(() -> RecordType.of((Record) hidden).make(new Object[] {2}))
        .isInstanceOf(UnsupportedValueException.class)
        .hasMessageStartingWith("Secret cannot be made again: java.lang.IllegalAccessException");
  }
}
