package io.mazurka.protocols.semantics;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.search.check.Check;

/** What can be counted by hand. */
record Counts(long states, long transitions, long terminal, int depth) {

  static Counts of(ProtocolBuilder protocol) {
    return of(protocol.build(), CheckOptions.unreduced());
  }

  static Counts of(Protocol protocol, CheckOptions options) {
    Statistics found = Check.of(protocol).with(options.withAll()).run().statistics();
    return new Counts(found.states(), found.transitions(), found.terminalStates(), found.depth());
  }
}
