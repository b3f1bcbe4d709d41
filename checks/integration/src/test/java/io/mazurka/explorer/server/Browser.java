package io.mazurka.explorer.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** A real browser with the page in it, used as people use it. */
final class Browser implements AutoCloseable {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Where to put pictures of the page, for people to look at. */
  private static final String PICTURES = System.getProperty("mazurka.pictures", "");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Opens one; where there is none, tests are skipped and say so. */
  static Browser open() {
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
    Browser browser = new Browser(new ChromeDriver(service, options));
    browser.resize(1500, 950);
    return browser;
  }

  @Override
  public void close() {
    driver.quit();
  }

  void get(String address) {
    driver.get(address);
  }

  String address() {
    return String.valueOf(driver.getCurrentUrl());
  }

  void reload() {
    driver.navigate().refresh();
  }

  void resize(int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
  }

  @Nullable Object run(String script) {
    return driver.executeScript(script);
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  String tab() {
    return driver.getWindowHandle();
  }

  void openTab() {
    driver.switchTo().newWindow(WindowType.TAB);
  }

  /** Closes this tab and goes back to another. */
  void closeTab(String other) {
    driver.close();
    driver.switchTo().window(other);
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Clicks; an element that was drawn anew just then was not clicked. */
  void click(String selector) {
    click(selector, 0);
  }

  private void click(String selector, int index) {
    until(
        "a click on " + selector,
        () -> {
          List<WebElement> all = driver.findElements(By.cssSelector(selector));
          all.get(Math.min(index, all.size() - 1)).click();
          return true;
        });
  }

  /** Takes the step with this index, or the last one. */
  void take(int index) {
    click("#steps .take", index);
  }

  void press(CharSequence key) {
    find("body").sendKeys(key);
  }

  /** The state as it is shown, without what is found out a little later. */
  String state() {
    Object text =
        driver.executeScript(
            "const state = document.getElementById('state');"
                + " return state.innerText + state.dataset.fingerprint");
    return String.valueOf(text).replace(", dead", "");
  }

  void untilItIsKnownWhatIsPutOff() {
    until("a check takes", () -> find("#reduction").getText().startsWith("A check takes"));
  }

  void await(String position) {
    until(position, () -> find("#position").getText().equals(position));
  }

  /** Something that comes true on the page sooner or later. */
  interface Condition {
    boolean holds();
  }

  void until(String what, Condition condition) {
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

  /** Takes a picture, once all is known that is shown, if pictures are wanted. */
  void picture(String name) throws IOException {
    if (!PICTURES.isEmpty()) {
      until("all", () -> !find("#reduction").getText().startsWith("Finding out"));
      Files.write(Path.of(PICTURES, name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    }
  }
}
