package io.mazurka.cli;

import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/**
 * The rules of the project's architecture: which module may depend on which, and what no code may
 * do.
 */
@AnalyzeClasses(
    packages = "io.mazurka",
    locations = ArchitectureTests.OptionalModules.class,
    importOptions = ArchitectureTests.MainCode.class)
final class ArchitectureTests {

  /**
   * The modules that each module may depend on. No front end depends on another one, and no main
   * code depends on the test modules {@code testkit} and {@code differential}.
   */
  private static final Map<String, Set<String>> VISIBLE =
      Map.ofEntries(
          entry("lpor", Set.of()),
          entry("expressions", Set.of()),
          entry("temporal", Set.of()),
          entry("kernel", Set.of("lpor", "temporal")),
          entry("protocols", Set.of("lpor", "temporal", "kernel")),
          entry("threads", Set.of("lpor", "temporal", "kernel")),
          entry("classes", Set.of("lpor", "temporal", "kernel", "threads")),
          entry("guarded", Set.of("lpor", "temporal", "expressions", "kernel")),
          entry("nets", Set.of("lpor", "temporal", "expressions", "kernel")),
          entry(
              "gallery",
              Set.of(
                  "lpor",
                  "expressions",
                  "temporal",
                  "kernel",
                  "protocols",
                  "threads",
                  "guarded",
                  "nets")),
          entry("examples", Set.of("lpor", "kernel", "protocols", "threads", "gallery")),
          entry(
              "cli",
              Set.of(
                  "lpor",
                  "temporal",
                  "kernel",
                  "protocols",
                  "threads",
                  "guarded",
                  "nets",
                  "gallery",
                  "explorer")),
          entry("explorer", Set.of("lpor", "temporal", "kernel")),
          entry(
              "bench",
              Set.of(
                  "lpor",
                  "expressions",
                  "temporal",
                  "kernel",
                  "protocols",
                  "threads",
                  "classes",
                  "guarded",
                  "nets",
                  "gallery")),
          entry("site", Set.of("kernel")),
          entry("cluster", Set.of("temporal", "kernel")),
          entry("proofs", Set.of("expressions", "kernel", "protocols", "guarded")),
          entry("testkit", Set.of()),
          entry("differential", Set.of("lpor", "temporal", "kernel", "testkit")));

  private static final Set<Class<?>> MUTABLE =
      Set.of(Collection.class, Map.class, BitSet.class, Random.class, ThreadLocal.class);

  @ArchTest
  static final ArchRule modulesSeeOnlyWhatIsBelowThem =
      classes()
          .should(have("no module above or beside them in sight", ArchitectureTests::wrongModules));

  @ArchTest
  static final ArchRule storesReductionsAndSymmetryNeverSeeEachOther =
      slices()
          .matching("io.mazurka.kernel.(store|reduction|symmetry)..")
          .should()
          .notDependOnEachOther();

  @ArchTest
  static final ArchRule onlyTheSearchSeesStoresReductionsAndSymmetryAtOnce =
      classes()
          .that()
          .resideInAPackage("io.mazurka.kernel..")
          .and()
          .resideOutsideOfPackage("io.mazurka.search..")
          .should(have("at most two axes in sight", ArchitectureTests::allAxes));

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("io.mazurka.(**)").should().beFreeOfCycles();

  @ArchTest
  static void noPackageHasMoreThanThirtyFiles(JavaClasses everything) {
    Map<String, Long> files =
        topLevel(everything).collect(groupingBy(JavaClass::getPackageName, counting()));
    files.values().removeIf(count -> count <= 30);
    assertThat(files).isEmpty();
  }

  @ArchTest
  static void noTwoTypesHaveTheSameName(JavaClasses everything) {
    Map<String, List<String>> homes =
        topLevel(everything)
            .collect(
                groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getPackageName, toList())));
    homes.values().removeIf(packages -> packages.size() == 1);
    assertThat(homes).isEmpty();
  }

  @ArchTest
  static final ArchRule packagesAreNamedAfterWhatTheyHold =
      noClasses()
          .should()
          .resideInAnyPackage("..util..", "..utils..", "..common..", "..helper..", "..helpers..");

  @ArchTest
  static final ArchRule everyPackageIsNullMarked =
      classes().should(have("a @NullMarked package", ArchitectureTests::unmarkedPackage));

  @ArchTest
  static final ArchRule staticFieldsAreFinal =
      fields().that().areStatic().and().doNotHaveModifier(SYNTHETIC).should().beFinal();

  @ArchTest
  static final ArchRule staticFieldsHoldNothingMutable =
      classes().should(have("nothing mutable in static fields", ArchitectureTests::mutableStatics));

  /**
   * And tests, of which Maven shows nothing else if they pass; others do so for code under test.
   */
  @ArchTest
  static final ArchRule onlyCommandsPrint =
      noClassesButCommands()
          .and()
          .resideOutsideOfPackage("io.mazurka.classes.junit..")
          .and()
          .doNotHaveSimpleName("StateCalls")
          .should(ACCESS_STANDARD_STREAMS);

  /**
   * And the test kit, which is told in this way which seed to draw; others ask for code under test.
   */
  @ArchTest
  static final ArchRule onlyCommandsReadSystemProperties =
      noClassesButCommands()
          .and()
          .resideOutsideOfPackage("io.mazurka.testkit..")
          .and()
          .doNotHaveSimpleName("StateCalls")
          .should()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(System.class, "getProperty", String.class, String.class);

  @ArchTest
  static final ArchRule nobodyLogs =
      noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..");

  private static GivenClassesConjunction noClassesButCommands() {
    return noClasses()
        .that()
        .resideOutsideOfPackages("io.mazurka.cli..", "io.mazurka.bench..", "io.mazurka.site..");
  }

  private static Stream<JavaClass> topLevel(JavaClasses everything) {
    return everything.stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(type -> !type.getSimpleName().equals("package-info"));
  }

  private static Stream<String> wrongModules(JavaClass type) {
    String module = module(type);
    if (!VISIBLE.containsKey(module)) {
      return Stream.of("is in an unknown module, " + module);
    }
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
        .filter(seen -> seen.getPackageName().startsWith("io.mazurka."))
        .filter(seen -> !module(seen).equals(module))
        .filter(seen -> !VISIBLE.get(module).contains(module(seen)))
        .map(seen -> "sees " + seen.getName());
  }

  private static String module(JavaClass type) {
    return type.getPackageName().split("\\.", -1)[2];
  }

  private static Stream<String> allAxes(JavaClass type) {
    Set<String> axes =
        type.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getPackageName())
            .filter(name -> name.matches("io\\.mazurka\\.kernel\\.(store|reduction|symmetry)"))
            .collect(Collectors.toSet());
    return axes.size() < 3 ? Stream.of() : Stream.of("sees " + axes);
  }

  private static Stream<String> unmarkedPackage(JavaClass type) {
    return type.getPackage().isAnnotatedWith(NullMarked.class)
        ? Stream.of()
        : Stream.of("is in " + type.getPackageName() + ", which is not @NullMarked");
  }

  /** Finds mutable types of static fields, and mutable objects made while these are initialised. */
  private static Stream<String> mutableStatics(JavaClass type) {
    Stream<String> declared =
        type.getFields().stream()
            .filter(field -> field.getModifiers().contains(STATIC))
            .filter(field -> !field.getModifiers().contains(SYNTHETIC))
            .filter(field -> field.getRawType().isArray() || isMutable(field.getRawType()))
            .map(field -> "has the mutable static field " + field.getName());
    Stream<String> made =
        type.getStaticInitializer().stream()
            .map(JavaStaticInitializer::getConstructorCallsFromSelf)
            .flatMap(Set::stream)
            .map(call -> call.getTargetOwner())
            .filter(ArchitectureTests::isMutable)
            .map(target -> "makes a static " + target.getSimpleName());
    return Stream.concat(declared, made);
  }

  private static boolean isMutable(JavaClass type) {
    return !type.isInterface()
        && (type.getPackageName().equals("java.util.concurrent.atomic")
            || MUTABLE.stream().anyMatch(type::isAssignableTo));
  }

  private static ArchCondition<JavaClass> have(
      String description, Function<JavaClass, Stream<String>> problems) {
    return new ArchCondition<>("have " + description) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        problems
            .apply(type)
            .map(problem -> SimpleConditionEvent.violated(type, type.getName() + " " + problem))
            .forEach(events::add);
      }
    };
  }

  /** The build folders of modules that are put on the class path only when they are asked for. */
  static final class OptionalModules implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> testClass) {
      return Stream.of("cluster", "proofs", "site")
          .map(module -> Path.of("..", module, "target", "classes"))
          .filter(Files::exists)
          .map(Location::of)
          .collect(Collectors.toSet());
    }
  }

  /** Main code, in whichever folder it was built. */
  static final class MainCode implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }
}
