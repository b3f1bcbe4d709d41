package io.mazurka.protocols.engine.fields;

import java.util.List;

/** Tells that somebody wants to know what is in channels, which no condition may read. */
final class ChannelQuestion {

  private static final List<String> WORDS =
      List.of("sent", "channel", "pending", "received", "inbox", "message", "messages");

  private ChannelQuestion() {}

  static boolean suits(String function) {
    return WORDS.contains(function);
  }

  static FieldSyntaxException refused(int column, String function) {
    return new FieldSyntaxException(
        column,
        "'%s' would read channels, and conditions read local states and monitors only, because"
                .formatted(function)
            + " messages that are never received are left out; let a monitor hear the step that"
            + " sends");
  }
}
