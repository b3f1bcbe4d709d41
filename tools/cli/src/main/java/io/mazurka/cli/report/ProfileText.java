package io.mazurka.cli.report;

import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.kernel.reduction.ReductionProfile.Forced;
import io.mazurka.kernel.reduction.ReductionProfile.Postponed;
import java.util.Locale;

/** A reduction profile as text: notes on what is unknown, then two short tables. */
final class ProfileText {

  private static final int MOST_ROWS = 15;

  private ProfileText() {}

  static String of(ReductionProfile profile) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "In %,d of %s more than one transition had to be explored.%n%n",
            profile.held(),
            Figures.counted(profile.states(), "states")));
    profile.remarks().forEach(remark -> text.append(remark).append(".\n\n"));
    text.append("  put off    enabled  transition\n");
    for (Postponed one : profile.transitions().stream().limit(MOST_ROWS).toList()) {
      row(text, "%,9d  %,9d  %s", one.postponed(), one.enabled(), one.transition());
    }
    more(text, profile.transitions().size());
    if (!profile.forced().isEmpty()) {
      text.append("\n     sets  what made them larger\n");
      for (Forced one : profile.forced().stream().limit(MOST_ROWS).toList()) {
        row(text, "%,9d  %s", one.count(), sentence(one));
      }
      more(text, profile.forced().size());
    }
    return text.toString();
  }

  private static String sentence(Forced forced) {
    String why =
        switch (forced.reason()) {
          case INTERFERING -> "interferes with";
          case ENABLING -> "may enable";
        };
    return "%s brings %s, which %s it".formatted(forced.member(), forced.added(), why);
  }

  private static void row(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private static void more(StringBuilder text, int rows) {
    if (rows > MOST_ROWS) {
      text.append("           and %d more; --json has them all%n".formatted(rows - MOST_ROWS));
    }
  }
}
