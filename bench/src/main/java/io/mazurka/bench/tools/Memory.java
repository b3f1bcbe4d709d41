package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A limit on memory in mebibytes, written like the JVM's: {@code 2g}, {@code 512m}. */
public record Memory(long mebibytes) {

  private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,6})([mg])");

  public static Memory parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new BenchException(text + " is not a size such as 2g or 512m");
    }
    long number = Long.parseLong(matcher.group(1));
    return new Memory(matcher.group(2).equals("g") ? number * 1024 : number);
  }

  /** The size for {@code -Xmx}. */
  public String jvmSize() {
    return mebibytes + "m";
  }

  @Override
  public String toString() {
    return mebibytes % 1024 == 0 ? mebibytes / 1024 + " GB" : mebibytes + " MB";
  }
}
