package io.mazurka.explorer.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reference.Instance;
import io.mazurka.kernel.reference.ModelReference;
import io.mazurka.kernel.saved.Rerun;
import io.mazurka.kernel.saved.SavedCounterexample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The page in a real browser. */
final class BrowserTests {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Where to put pictures of the page, for people to look at. */
  private static final String PICTURES = System.getProperty("mazurka.pictures", "");

  private static ChromeDriver browser;

  @BeforeAll
  static void open() {
    boolean there = Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
    if (!there) {
      System.err.println("BrowserTests are skipped: there is no chromium with its chromium-driver");
    }
    assumeTrue(there, "there is no chromium with its chromium-driver");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage");
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
    browser = new ChromeDriver(service, options);
    browser.manage().window().setSize(new Dimension(1500, 950));
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.quit();
    }
  }

  @Test
  void goesForthAndBackAndComesBackAfterAReload() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get(server.address());
      await("step 0 of 0");
      List<String> seen = new ArrayList<>(List.of(state()));
      for (int step = 1; step <= 5; step++) {
        take(step == 1 ? 0 : step % 2);
        await("step %d of %d".formatted(step, step));
        seen.add(state());
      }
      until("a check takes", () -> find("#reduction").getText().startsWith("A check takes"));
      picture("explore-paxos");
      click("#back");
      await("step 4 of 5");
      click("#back");
      await("step 3 of 5");
      assertThat(state()).isEqualTo(seen.get(3));
      assertThat(browser.getCurrentUrl()).doesNotContain("token");
      browser.navigate().refresh();
      await("step 3 of 5");
      assertThat(state()).isEqualTo(seen.get(3));
      assertThat(browser.findElements(By.cssSelector("#sequence .row"))).hasSize(5);
      click("#sequence [data-row='2'] text");
      await("step 2 of 5");
      assertThat(state()).isEqualTo(seen.get(2));
      click("#tab-graph");
      until("nodes", () -> browser.findElements(By.cssSelector("#graph .node")).size() == 100);
      picture("explore-graph");
    }
  }

  @Test
  void worksWithTheKeyboardAlone() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("raft"), 0)) {
      browser.get(server.address());
      await("step 0 of 0");
      String first = state();
      press("j");
      press(Keys.ENTER);
      await("step 1 of 1");
      press("1");
      await("step 2 of 2");
      press(Keys.HOME);
      await("step 0 of 2");
      assertThat(state()).isEqualTo(first);
      press(Keys.ARROW_RIGHT);
      await("step 1 of 2");
      press("t");
      press(Keys.END);
      await("step 2 of 2");
      picture("explore-dark");
      browser.manage().window().setSize(new Dimension(420, 900));
      picture("explore-narrow");
      Object overflow =
          browser.executeScript(
              "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
      assertThat(((Number) Objects.requireNonNull(overflow)).intValue()).isLessThanOrEqualTo(0);
      browser.manage().window().setSize(new Dimension(1500, 950));
      press("t");
    }
  }

  @Test
  void opensACounterexampleAtItsEndAndPlaysIt() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(counterexample("faulty-paxos"), 0)) {
      browser.get(server.address());
      until("the end", () -> find("#position").getText().matches("step (\\d+) of \\1"));
      String end = state();
      until("agreement", () -> find(".property.fails").getText().contains("agreement"));
      picture("explore-counterexample");
      click("#play");
      until("it plays", () -> find("#position").getText().startsWith("step 1 of"));
      until("the end", () -> find("#position").getText().matches("step (\\d+) of \\1"));
      assertThat(state()).isEqualTo(end);
    }
  }

  @Test
  void showsTheCycleOfALasso() throws Exception {
    try (ExplorerServer server =
        ExplorerServer.start(counterexample("two-phase-commit", "crash", 1), 0)) {
      browser.get(server.address());
      until("the end", () -> find("#position").getText().matches("step (\\d+) of \\1"));
      until("violates", () -> find(".property.fails").getText().contains("violates"));
      until("repeat", () -> find("#sequence .tools").getText().contains("repeat"));
      picture("explore-lasso");
    }
  }

  @Test
  void startsACheckAndOpensWhatItFound() throws IOException {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("faulty-paxos"), 0)) {
      browser.get(server.address());
      await("step 0 of 0");
      click("#check");
      until("violated", () -> find("#checks .verdict").getText().equals("violated"));
      picture("explore-check");
      click("#checks .open");
      until("opened", () -> find("#position").getText().matches("step ([1-9]\\d*) of \\1"));
      until("agreement", () -> find(".property.fails").getText().contains("agreement"));
    }
  }

  @Test
  void showsTwoModelsInTwoTabs() {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get(server.address());
      await("step 0 of 0");
      take(0);
      await("step 1 of 1");
      String first = browser.getWindowHandle();
      String here = state();
      browser.switchTo().newWindow(WindowType.TAB);
      browser.get("http://127.0.0.1:%d/#model=storage&path=0.0".formatted(server.port()));
      await("step 2 of 2");
      take(0);
      await("step 3 of 3");
      browser.close();
      browser.switchTo().window(first);
      take(1);
      await("step 2 of 2");
      click("#back");
      await("step 1 of 2");
      assertThat(state()).isEqualTo(here);
    }
  }

  @Test
  void saysThatAnAddressIsOfAnotherRun() {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      browser.get("http://127.0.0.1:%d/".formatted(server.port()));
      until("told", () -> find("#message").getText().contains("another run"));
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

  private static WebElement find(String selector) {
    return browser.findElement(By.cssSelector(selector));
  }

  /** Clicks; an element that was drawn anew just then was not clicked. */
  private static void click(String selector) {
    click(selector, 0);
  }

  private static void click(String selector, int index) {
    until(
        "a click on " + selector,
        () -> {
          List<WebElement> all = browser.findElements(By.cssSelector(selector));
          all.get(Math.min(index, all.size() - 1)).click();
          return true;
        });
  }

  /** Takes the step with this index, or the last one. */
  private static void take(int index) {
    click("#steps .take", index);
  }

  private static void press(CharSequence key) {
    find("body").sendKeys(key);
  }

  /** The state as it is shown, without what is found out a little later. */
  private static String state() {
    Object text =
        browser.executeScript(
            "const state = document.getElementById('state');"
                + " return state.innerText + state.dataset.fingerprint");
    return String.valueOf(text).replace(", dead", "");
  }

  private static void await(String position) {
    until(position, () -> find("#position").getText().equals(position));
  }

  private interface Condition {
    boolean holds();
  }

  private static void until(String what, Condition condition) {
    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (System.nanoTime() < end) {
      try {
        if (condition.holds()) {
          return;
        }
        Thread.sleep(30);
      } catch (StaleElementReferenceException | NoSuchElementException e) {
        // It is being drawn.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    String message =
        Stream.of("#message", "#position").map(id -> find(id).getText()).toList().toString();
    throw new AssertionError("not seen: " + what + "; the page says " + message);
  }

  private static void picture(String name) throws IOException {
    if (!PICTURES.isEmpty()) {
      Files.write(Path.of(PICTURES, name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }
  }
}
