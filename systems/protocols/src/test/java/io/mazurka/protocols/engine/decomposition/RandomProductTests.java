package io.mazurka.protocols.engine.decomposition;

import io.mazurka.differential.Audits;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.decomposition.ProductPlan.Spoiler;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.Splits;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random protocols whose local states are products, or nearly so. */
@Tag("slow")
final class RandomProductTests {

  private static final int PROTOCOLS = 200;
  private static final int AUDITS = 40;
  private static final int MOST_STATES = 1_500;
  private static final int MOST_AUDITED = 400;

  private static CheckOptions options(Symmetry symmetry, int most) {
    return CheckOptions.unreduced()
        .withAll()
        .with(ProtocolOptions.defaults().withSymmetry(symmetry).withDeadMessages(false))
        .withLimits(Limits.none().withStates(most));
  }

  private static CheckResult check(Protocol protocol, Symmetry symmetry) {
    return Check.of(protocol).with(options(symmetry, MOST_STATES)).run();
  }

  /** The number of states, or that of the full search if only properties spoil all symmetry. */
  private static long states(Protocol protocol, Symmetry symmetry) {
    try {
      return check(protocol, symmetry).statistics().states();
    } catch (InvalidOptionException e) {
      return check(protocol, Symmetry.NONE).statistics().states();
    }
  }

  /** What is found is what trying all ways to put fields into two parts finds. */
  @Test
  void productsAreTheFinestByDefinition() {
    RunReport report =
        new RandomRun<>(getClass(), ProductPlan::draw, RandomProductTests::compareWithDefinition)
            .inParallel(0, PROTOCOLS);
    System.out.println("products of " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 4, "product");
    report.requireMoreThan(PROTOCOLS / 10, "coarser than cells");
    report.requireMoreThan(PROTOCOLS / 4, "no product");
  }

  private static void compareWithDefinition(ProductPlan plan, Trial trial) {
    Protocol protocol = ProductProtocols.together(plan);
    LocalAnalysis analysis =
        ProtocolCompiler.analyse(protocol, CheckOptions.unreduced().withPor(Por.LPOR));
    if (!analysis.isComplete()) {
      trial.count("incomplete");
      return;
    }
    List<ProcessInstance> processes = processes(protocol);
    RoleProducts products = new RoleProducts(processes, analysis, () -> {});
    for (Role<?> role : protocol.roles()) {
      RoleProduct product = products.of(role);
      List<LocalGraph> graphs =
          processes.stream()
              .filter(process -> process.role() == role)
              .map(process -> analysis.graphs().get(process.index()))
              .toList();
      trial.require(
          "parts of " + role,
          new DefinedProduct(graphs, product.fields()).parts(),
          product.parts().stream()
              .map(
                  part ->
                      part.stream().filter(product.fields().changing(graphs)::contains).toList())
              .filter(part -> !part.isEmpty())
              .collect(Collectors.toSet()));
      trial.count(product.isProduct() ? "product" : "no product");
      trial.count(
          "coarser than cells",
          product.parts().size() < plan.parts().get(protocol.roles().indexOf(role)));
    }
  }

  private static List<ProcessInstance> processes(Protocol protocol) {
    List<ProcessInstance> all = new ArrayList<>();
    for (Role<?> role : protocol.roles()) {
      for (ProcessId id : role.members()) {
        all.add(new ProcessInstance(all.size(), id, role));
      }
    }
    return all;
  }

  /** Parts that are found are permuted like parts that are roles. */
  @Test
  void partsArePermutedLikeRoles() {
    RunReport report =
        new RandomRun<>(getClass(), ProductPlan::draw, RandomProductTests::compareWithRoles)
            .inParallel(10_000, PROTOCOLS);
    System.out.println("parts of " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 20, "fewer than whole processes");
    report.requireMoreThan(PROTOCOLS / 20, "with all parts");
    report.requireMoreThan(PROTOCOLS / 25, "with all parts, fewer than whole processes");
  }

  private static void compareWithRoles(ProductPlan plan, Trial trial) {
    Protocol together = ProductProtocols.together(plan);
    CheckResult full = check(together, Symmetry.NONE);
    if (full.end() != EndReason.EXHAUSTED) {
      trial.count("too large");
      return;
    }
    long found = states(together, Symmetry.ROLES);
    long whole = states(together, Symmetry.PROCESSES);
    trial.count("fewer than whole processes", found < whole);
    trial.count("more than whole processes", found > whole);
    if (plan.spoiler() != Spoiler.NONE) {
      return;
    }
    Protocol apart = ProductProtocols.apart(plan);
    trial.require("states", full.statistics().states(), states(apart, Symmetry.NONE));
    trial.require("verdict", full.verdict(), check(apart, Symmetry.NONE).verdict());
    long roles = states(apart, Symmetry.ROLES);
    trial.count("compared with roles");
    trial.count("fewer than roles", found < roles);
    trial.count("more than roles", found > roles);
    if (plan.forgetful() && hasAllParts(plan, together)) {
      trial.count("with all parts");
      trial.count("with all parts, fewer than whole processes", roles < whole);
      trial.require("states of parts and roles", roles, found);
    }
  }

  /** Whether each cell is a part, so that parts and roles are the same. */
  private static boolean hasAllParts(ProductPlan plan, Protocol together) {
    LocalAnalysis analysis =
        ProtocolCompiler.analyse(together, CheckOptions.unreduced().withPor(Por.LPOR));
    RoleProducts products = new RoleProducts(processes(together), analysis, () -> {});
    return analysis.isComplete()
        && together.roles().stream()
            .allMatch(
                role ->
                    products.of(role).parts().size()
                        == plan.parts().get(together.roles().indexOf(role)));
  }

  /** One audit compares the full search with those by symmetry, stubborn sets and both. */
  @Test
  void nothingIsLostInAnyCombination() {
    RunReport report =
        new RandomRun<>(getClass(), ProductPlan::draw, RandomProductTests::audit)
            .until("taken apart", AUDITS, 20_000);
    System.out.println("audits of " + report);
    report.requireNoDifference();
    report.requireMoreThan(AUDITS / 5, "split");
    report.requireMoreThan(AUDITS / 10, "violated");
    report.requireMoreThan(AUDITS / 10, "with losses or duplicates");
  }

  private static void audit(ProductPlan plan, Trial trial) {
    Protocol protocol = ProductProtocols.together(plan);
    int seed = (int) trial.seed();
    ProtocolOptions own =
        ProtocolOptions.defaults()
            .withSplit(Split.values()[seed % 4])
            .withDeadMessages(seed / 4 % 2 == 0)
            .withSymmetry(Symmetry.ROLES);
    boolean mishaps = seed / 4 % 2 == 1 && seed / 8 % 3 > 0;
    if (mishaps) {
      own = own.withAtMost(seed / 8 % 3 == 1 ? Mishap.LOSS : Mishap.DUPLICATION, 1);
    }
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(own)
            .withLimits(Limits.none().withStates(MOST_AUDITED));
    try {
      CheckResult full = Check.of(protocol).with(options.withoutReductions().withAll()).run();
      boolean apart =
          Check.of(protocol).with(options).prepare().task().symmetry().description().stream()
              .anyMatch(text -> text.startsWith("role") && !text.contains("not taken apart"));
      if (full.end() != EndReason.EXHAUSTED || !apart) {
        return;
      }
      boolean split = seed % 3 == 0;
      boolean complete =
          Audits.requireClean(
              split ? Splits.draw(protocol, new Random(seed)).in(protocol) : protocol,
              options,
              trial);
      trial.count("taken apart", complete);
      trial.count("split", complete && split);
      trial.count("with losses or duplicates", complete && mishaps);
      trial.count("violated", full.statistics().violatingStates() > 0);
    } catch (InvalidOptionException e) {
      trial.count("only properties spoil symmetry");
    }
  }
}
