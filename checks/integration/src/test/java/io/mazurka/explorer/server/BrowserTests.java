package io.mazurka.explorer.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.saved.Rerun;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The page in a real browser. */
final class BrowserTests {

  /** The labels of messages that lie on others. */
  private static final String OVERLAPS =
      """
      const boxes = [...document.querySelectorAll("#sequence .message text")]
        .map((text) => ({ text: text.textContent, box: text.getBBox() }));
      const apart = (one, other) => one.x + one.width <= other.x || other.x + other.width <= one.x
        || one.y + 3 >= other.y + other.height - 3 || other.y + 3 >= one.y + one.height - 3;
      return boxes.filter((one, index) => boxes.slice(0, index).some((other) => !apart(one.box, other.box)))
        .map((one) => one.text);
      """;

  /** Measures how long the page does nothing else than draw. */
  private static final String LONGEST_PAUSE =
      """
      let last = performance.now();
      window.longestPause = 0;
      const frame = (now) => {
        window.longestPause = Math.max(window.longestPause, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      """;

  private static Browser browser;

  @BeforeAll
  static void open() {
    browser = Browser.open();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void goesForthAndBackAndComesBackAfterAReload() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get(server.address());
      browser.await("step 0 of 0");
      List<String> seen = new ArrayList<>(List.of(browser.state()));
      for (int step = 1; step <= 5; step++) {
        browser.take(step == 1 ? 0 : step % 2);
        browser.await("step %d of %d".formatted(step, step));
        seen.add(browser.state());
      }
      browser.untilItIsKnownWhatIsPutOff();
      browser.picture("explore-paxos");
      browser.click("#back");
      browser.await("step 4 of 5");
      browser.click("#back");
      browser.await("step 3 of 5");
      assertThat(browser.state()).isEqualTo(seen.get(3));
      assertThat(browser.address()).doesNotContain("token");
      browser.reload();
      browser.await("step 3 of 5");
      assertThat(browser.state()).isEqualTo(seen.get(3));
      assertThat(browser.count("#sequence .row")).isEqualTo(5);
      browser.click("#sequence [data-row='2'] text");
      browser.await("step 2 of 5");
      assertThat(browser.state()).isEqualTo(seen.get(2));
      browser.click("#tab-graph");
      browser.until("nodes", () -> browser.count("#graph .node") == 100);
      browser.picture("explore-graph");
    }
  }

  @Test
  void worksWithTheKeyboardAlone() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("raft"), 0)) {
      browser.get(server.address());
      browser.await("step 0 of 0");
      String first = browser.state();
      browser.press("j");
      browser.press(Keys.ENTER);
      browser.await("step 1 of 1");
      browser.press("1");
      browser.await("step 2 of 2");
      browser.press(Keys.HOME);
      browser.await("step 0 of 2");
      assertThat(browser.state()).isEqualTo(first);
      browser.press(Keys.ARROW_RIGHT);
      browser.await("step 1 of 2");
      browser.press("t");
      browser.press(Keys.END);
      browser.await("step 2 of 2");
      browser.picture("explore-dark");
      browser.resize(420, 900);
      browser.picture("explore-narrow");
      Object overflow =
          browser.run(
              "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
      assertThat(((Number) Objects.requireNonNull(overflow)).intValue()).isLessThanOrEqualTo(0);
      browser.run("scrollTo(0, 0); document.querySelector('#steps .take').click()");
      browser.await("step 3 of 3");
      assertThat(browser.run("return scrollY")).as("it stays where it is").isEqualTo(0L);
      browser.resize(1500, 950);
      browser.press("t");
    }
  }

  @Test
  void opensACounterexampleAtItsEndAndPlaysIt() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(counterexample("faulty-paxos"), 0)) {
      browser.get(server.address());
      browser.until(
          "the end", () -> browser.find("#position").getText().matches("step (\\d+) of \\1"));
      String end = browser.state();
      browser.until(
          "agreement", () -> browser.find(".property.fails").getText().contains("agreement"));
      assertThat(browser.find("#banner").getText())
          .isEqualTo("A counterexample to \u201Cagreement\u201D, in 14 steps.");
      browser.picture("explore-counterexample");
      assertThat(browser.run(OVERLAPS)).isEqualTo(List.of());
      browser.click("#play");
      browser.until("it plays", () -> browser.find("#position").getText().startsWith("step 1 of"));
      browser.until(
          "the end", () -> browser.find("#position").getText().matches("step (\\d+) of \\1"));
      assertThat(browser.state()).isEqualTo(end);
    }
  }

  @Test
  void showsTheCycleOfALasso() throws Exception {
    try (ExplorerServer server =
        ExplorerServer.start(counterexample("two-phase-commit", "crash", 1), 0)) {
      browser.get(server.address());
      browser.until(
          "the end", () -> browser.find("#position").getText().matches("step (\\d+) of \\1"));
      browser.until(
          "violates", () -> browser.find(".property.fails").getText().contains("violates"));
      browser.until("repeat", () -> browser.find("#sequence .tools").getText().contains("repeat"));
      browser.picture("explore-lasso");
    }
  }

  @Test
  void startsACheckAndOpensWhatItFound() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("faulty-paxos"), 0)) {
      browser.get(server.address());
      browser.await("step 0 of 0");
      browser.click("#check");
      browser.until(
          "violated", () -> browser.find("#checks .verdict").getText().equals("violated"));
      browser.picture("explore-check");
      browser.click("#checks .open");
      browser.until(
          "opened", () -> browser.find("#position").getText().matches("step ([1-9]\\d*) of \\1"));
      browser.until(
          "agreement", () -> browser.find(".property.fails").getText().contains("agreement"));
    }
  }

  @Test
  void staysResponsiveWhereThereAreMoreThanTenThousandStates() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos", "acceptors=5"), 0)) {
      browser.get(server.address());
      browser.await("step 0 of 0");
      browser.run(LONGEST_PAUSE);
      browser.click("#tab-graph");
      browser.until("nodes", () -> browser.count("#graph .node") == 100);
      browser.click("#graph-most option:last-child");
      browser.until("nodes", () -> browser.count("#graph .node") == 400);
      assertThat(browser.find("#graph-summary").getText())
          .matches("At least 10,00\\d states .*: too many to draw; here are the nearest 400\\.");
      Number pause = (Number) browser.run("return window.longestPause");
      assertThat(Objects.requireNonNull(pause).doubleValue())
          .as("milliseconds between two frames")
          .isLessThan(2000);
      browser.picture("explore-large");
    }
  }

  @Test
  void showsTwoModelsInTwoTabs() {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get(server.address());
      browser.await("step 0 of 0");
      browser.take(0);
      browser.await("step 1 of 1");
      String first = browser.tab();
      String here = browser.state();
      browser.openTab();
      browser.get("http://127.0.0.1:%d/#model=storage&path=0.0".formatted(server.port()));
      browser.await("step 2 of 2");
      browser.take(0);
      browser.await("step 3 of 3");
      browser.closeTab(first);
      browser.take(1);
      browser.await("step 2 of 2");
      browser.click("#back");
      browser.await("step 1 of 2");
      assertThat(browser.state()).isEqualTo(here);
    }
  }

  @Test
  void saysThatAnAddressIsOfAnotherRun() {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get("http://127.0.0.1:%d/".formatted(server.port()));
      browser.until("told", () -> browser.find("#message").getText().contains("another run"));
    }
  }

  private static Opened counterexample(String name, Object... parameter) throws Exception {
    Map<String, Integer> parameters =
        parameter.length == 0 ? Map.of() : Map.of((String) parameter[0], (Integer) parameter[1]);
    Instance instance = ModelReference.named(name).withParameters(parameters).open();
    Counterexample found =
        Objects.requireNonNull(Check.of(instance.create()).run().counterexample());
    boolean repeating = found.isInfinite();
    var model = repeating ? instance.compileToRepeat() : instance.compile();
    var path = Rerun.of(SavedCounterexample.of(instance.reference(), found), model).path();
    return new Opened(
        instance, CheckOptions.defaults(), path, repeating, found.cycleStart(), found.property());
  }
}
