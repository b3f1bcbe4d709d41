package io.mazurka.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** The shape of the project, stated once for all modules: who may see whom, what nobody may do. */
@AnalyzeClasses(packages = "io.mazurka", importOptions = ArchitectureTests.MainCode.class)
final class ArchitectureTests {

  private static final int MOST_FILES = 20;
  private static final int MOST_METHODS = 5;

  private static final Set<Class<?>> MUTABLE =
      Set.of(Collection.class, Map.class, BitSet.class, Random.class, ThreadLocal.class);

  /** A rule is worth nothing for a module that nobody has read. */
  @ArchTest
  static void everyModuleOfTheBuildIsRead(JavaClasses everything) {
    Set<String> read =
        everything.stream().map(Layers::module).collect(Collectors.toCollection(TreeSet::new));
    assertThat(read).isEqualTo(new TreeSet<>(Layers.modules()));
  }

  @ArchTest
  static final ArchRule modulesSeeOnlyWhatIsBelowThem =
      classes().should(have("no module above or beside them in sight", Layers::wrongModules));

  @ArchTest
  static final ArchRule storesReductionsAndSymmetryNeverSeeEachOther =
      slices()
          .matching("io.mazurka.(kernel.reduction|kernel.symmetry|search.store)..")
          .should()
          .notDependOnEachOther();

  @ArchTest
  static final ArchRule onlyTheSearchAndItsWorkersSeeStoresReductionsAndSymmetryAtOnce =
      classes()
          .that()
          .resideInAnyPackage("io.mazurka.kernel..", "io.mazurka.search..")
          .and()
          .resideOutsideOfPackages("io.mazurka.search", "io.mazurka.search.worker")
          .should(have("at most two axes in sight", ArchitectureTests::allAxes));

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("io.mazurka.(**)").should().beFreeOfCycles();

  @ArchTest
  static void noPackageHasMoreThanTwentyFiles(JavaClasses everything) {
    Map<String, Long> files =
        everything.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(groupingBy(JavaClass::getPackageName, counting()));
    files.values().removeIf(count -> count <= MOST_FILES);
    assertThat(files).isEmpty();
  }

  @ArchTest
  static void noTwoTypesHaveTheSameName(JavaClasses everything) {
    Map<String, List<String>> homes =
        everything.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(
                groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getPackageName, toList())));
    homes.values().removeIf(packages -> packages.size() == 1);
    assertThat(homes).isEmpty();
  }

  @ArchTest
  static final ArchRule interfacesAreSmall =
      classes()
          .that()
          .areInterfaces()
          .and()
          .areNotAnnotations()
          .should(have("at most five methods to write", ArchitectureTests::methodsTooMany));

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

  /** Tests of classes print their guarantees, of which Maven shows nothing else if they pass. */
  @ArchTest
  static final ArchRule onlyCommandsAndTestsOfClassesPrint =
      noClassesBut("cli", "bench", "site", "classes").should(ACCESS_STANDARD_STREAMS);

  /** The test kit is told by a property what to draw; code under test asks for its own. */
  @ArchTest
  static final ArchRule fewModulesReadSystemProperties =
      noClassesBut("cli", "bench", "site", "classes", "testkit")
          .should()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(System.class, "getProperty", String.class, String.class);

  @ArchTest
  static final ArchRule nobodyLogs =
      noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..");

  private static GivenClassesConjunction noClassesBut(String... modules) {
    String[] packages =
        Stream.of(modules).map(module -> "io.mazurka." + module + "..").toArray(String[]::new);
    return noClasses().that().resideOutsideOfPackages(packages);
  }

  private static Stream<String> allAxes(JavaClass type) {
    Set<String> axes =
        type.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getPackageName())
            .filter(
                name ->
                    name.matches("io\\.mazurka\\.(kernel\\.(reduction|symmetry)|search\\.store)"))
            .collect(Collectors.toSet());
    return axes.size() < 3 ? Stream.of() : Stream.of("sees " + axes);
  }

  private static Stream<String> methodsTooMany(JavaClass type) {
    long abstractMethods =
        type.getMethods().stream()
            .filter(method -> method.getModifiers().contains(ABSTRACT))
            .map(JavaMethod::getName)
            .count();
    return abstractMethods <= MOST_METHODS
        ? Stream.of()
        : Stream.of("has " + abstractMethods + " methods");
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

  /** Main code that somebody has written, in whichever folder or jar it was built. */
  static final class MainCode implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/")
          && !location.contains("-tests.jar")
          && !location.contains("/jmh_generated/");
    }
  }
}
