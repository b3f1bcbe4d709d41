package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.mazurka.kernel.table.PairMemo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What launchers tell the compiler about the methods that fill tables is true of the classes. */
final class CompilerHintTests {

  private static final Pattern HINT =
      Pattern.compile("CompileCommand=dontinline,([\\w.]+)\\.\\*::(\\w+)");

  @ParameterizedTest
  @ValueSource(strings = {"mazurka", "bench/common.sh"})
  void everyMethodThatFillsATableIsNamedByTheHint(String launcher) throws IOException {
    Matcher hint = HINT.matcher(Files.readString(Path.of("..").resolve(launcher)));
    assertThat(hint.find()).isTrue();
    List<JavaMethod> fillers = fillers(hint.group(2));
    assertThat(fillers)
        .extracting(method -> method.getOwner().getName())
        .contains(PairMemo.class.getName());
    assertThat(fillers)
        .allSatisfy(
            method -> assertThat(method.getOwner().getPackageName()).startsWith(hint.group(1)));
  }

  private static List<JavaMethod> fillers(String name) {
    return new ClassFileImporter()
        .withImportOption(new ArchitectureTests.MainCode()).importPackages("io.mazurka").stream()
            .flatMap(type -> type.getMethods().stream())
            .filter(method -> method.getName().equals(name))
            .toList();
  }
}
