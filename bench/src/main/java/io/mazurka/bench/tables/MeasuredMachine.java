package io.mazurka.bench.tables;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** The machine on which the figures were measured. */
public record MeasuredMachine(
    int cores, String processor, String memory, String system, String jdk) {

  public static MeasuredMachine current() {
    String kibibytes = field("/proc/meminfo", "MemTotal").replaceAll("[^0-9]", "");
    return new MeasuredMachine(
        Runtime.getRuntime().availableProcessors(),
        field("/proc/cpuinfo", "model name"),
        kibibytes.isEmpty()
            ? "unknown"
            : String.format(Locale.ROOT, "%.0f GB", Long.parseLong(kibibytes) / 1024.0 / 1024.0),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
  }

  /** The first line {@code name : value} of one of the kernel's files. */
  private static String field(String file, String name) {
    try (Stream<String> lines = Files.lines(Path.of(file))) {
      return lines
          .filter(line -> line.startsWith(name))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("");
    } catch (IOException e) {
      return "unknown";
    }
  }

  /** The processor time of this thread so far. */
  public static double processorSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  @Override
  public String toString() {
    return cores + " cores of " + processor + ", " + memory + ", " + system + ", " + jdk;
  }
}
