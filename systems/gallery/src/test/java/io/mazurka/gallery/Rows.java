package io.mazurka.gallery;

import java.util.stream.Stream;

/**
 * The published figures of the gallery. They were obtained by other programs, so they are not to be
 * adjusted to what Mazurka finds.
 */
final class Rows {

  private Rows() {}

  static Stream<Row> all() {
    return Stream.concat(small(), large());
  }

  /** The instances that stay small with delivery steps and crash steps together. */
  static Stream<Row> small() {
    return Stream.of(
        Row.of(new Paxos(), 1, 3, 1).has(120, 220, 18, 9),
        Row.of(new EchoMulticast(), 3, 0, 1, 1).has(65, 165, 1, 10),
        Row.of(new EchoMulticast(), 3, 1, 1, 0).has(33, 67, 1, 9),
        Row.of(new Storage(), 3, 1).has(595, 1_563, 48, 10),
        Row.of(new WrongStorage(), 3, 1).has(646, 1_605, 66, 10).violates(51, 8),
        Row.of(new OralMessages(), 3, 1).has(398, 694, 22, 7),
        Row.of(new OralMessages(), 3, 2).has(1_728, 3_180, 168, 6).violates(72, 5));
  }

  static Stream<Row> large() {
    return Stream.of(
        Row.of(new Paxos(), 2, 3, 1).has(15_804, 39_693, 1_647, 18),
        Row.of(new FaultyPaxos(), 2, 3, 1).has(24_410, 71_877, 1_536, 19).violates(46, 14),
        Row.of(new FaultyPaxos2(), 2, 3, 1).has(20_340, 50_340, 2_151, 18),
        Row.of(new EchoMulticast(), 2, 1, 2, 1).has(2_346, 11_167, 4, 16).violates(34, 11));
  }
}
