package io.mazurka.protocols.options;

import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import java.util.List;

/** Declares how the options of protocols are written on the command line. */
final class ProtocolDeclarations {

  private static final OptionDeclarer<ProtocolOptions> PROTOCOLS =
      OptionDeclarer.of(ProtocolOptions::of);

  private ProtocolDeclarations() {}

  static List<OptionDeclaration> all() {
    return List.of(
        traffic(),
        crashes(),
        maxCrashes(),
        most(Mishap.LOSS, "how many messages may be lost. Default: as the protocol says."),
        most(
            Mishap.DUPLICATION,
            "how many messages may be duplicated; not on sets. Default: as the protocol says."),
        most(
            Mishap.RESTART,
            "how often processes that recover may restart. Default: as the protocol says."),
        most(Mishap.TIMEOUT, "how many timeouts there may be. Default: as the protocol says."),
        most(
            Mishap.MISTAKE,
            "how often failure detectors may be wrong. Default: as the protocol says."),
        split(),
        deadMessages());
  }

  private static OptionDeclaration traffic() {
    return PROTOCOLS
        .choice(
            "--traffic",
            Traffic.class,
            ProtocolOptions::traffic,
            ProtocolOptions::withTraffic,
            "How messages travel: one buffer per channel (m), or output and input buffers with"
                + " delivery events, of which a step takes what it wants (grm) or all (rm)."
                + " Default: m.")
        .neutral("m")
        .shapesTheSystem();
  }

  private static OptionDeclaration crashes() {
    return PROTOCOLS
        .choice(
            "--crashes",
            CrashModel.class,
            ProtocolOptions::crashes,
            ProtocolOptions::withCrashes,
            "Crash faults: implicit, as a crashed process is one whose messages stay unread; or"
                + " explicit, as steps. Default: implicit.")
        .neutral("implicit")
        .shapesTheSystem();
  }

  private static OptionDeclaration maxCrashes() {
    return PROTOCOLS
        .number(
            "--max-crashes",
            0,
            Integer.MAX_VALUE,
            ProtocolOptions::maxCrashes,
            (options, most) -> options.withMaxCrashes(most.intValue()),
            "How many processes may crash, with --crashes explicit or where a protocol declares"
                + " crashes. Default: all, or as the protocol says.")
        .shapesTheSystem();
  }

  private static OptionDeclaration most(Mishap kind, String what) {
    return PROTOCOLS
        .number(
            "--max-" + kind.plural(),
            0,
            Integer.MAX_VALUE,
            options -> options.mishaps().get(kind),
            (options, most) -> options.withAtMost(kind, most.intValue()),
            "In a run, " + what)
        .shapesTheSystem();
  }

  private static OptionDeclaration split() {
    return PROTOCOLS
        .choice(
            "--split",
            Split.class,
            ProtocolOptions::split,
            ProtocolOptions::withSplit,
            "Refine the transitions of a protocol by the senders they hear: quorum steps, steps that"
                + " only reply, or both. Default: combined, with lpor.")
        .neutral("none");
  }

  private static OptionDeclaration deadMessages() {
    return PROTOCOLS
        .onOrOff(
            "--dead-messages",
            ProtocolOptions::deadMessages,
            ProtocolOptions::withDeadMessages,
            "Whether messages of a protocol that nobody will consume are dropped. Default: on where"
                + " it is sound.")
        .neutral("off");
  }
}
