package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Peers that choose others as friends: the states are the directed graphs with at most so many
 * edges from each node, and orbits are graphs up to isomorphism.
 */
final class Friendships {

  private final Protocol protocol;

  /** A peer and its friends, unless it has announced and forgotten them. */
  record Peer(ProcessId me, Set<ProcessId> friends, boolean announced) {

    Peer with(ProcessId friend) {
      Set<ProcessId> more = new HashSet<>(friends);
      more.add(friend);
      return new Peer(me, Set.copyOf(more), false);
    }
  }

  record Box() {}

  record Announcement(Set<ProcessId> friends) {}

  private Friendships(ProtocolBuilder protocol) {
    this.protocol = protocol.build();
  }

  /** Each peer keeps who its friends are. */
  static Friendships kept(int peers, int most) {
    ProtocolBuilder protocol = Protocol.named("kept");
    Role<Peer> peer = protocol.roleOf("peer", peers, m -> new Peer(m.id(), Set.of(), false));
    peer.step("choose")
        .when(self -> self.friends().size() < most)
        .thenAny(self -> strangers(peer, self).map(other -> become(self.with(other))).toList());
    return new Friendships(protocol);
  }

  /** Each peer tells a box who its only friend is and forgets it; the box never looks. */
  static Friendships announced(int peers) {
    return announced(peers, peer -> self -> strangers(peer, self).map(Set::of));
  }

  /** The same with two friends at once, so that a letter is about three. */
  static Friendships announcedPairs(int peers) {
    return announced(
        peers,
        peer ->
            self ->
                strangers(peer, self)
                    .flatMap(one -> strangers(peer, self.with(one)).map(two -> Set.of(one, two)))
                    .distinct());
  }

  private static Friendships announced(
      int peers, Function<Role<Peer>, Function<Peer, Stream<Set<ProcessId>>>> choices) {
    ProtocolBuilder protocol = Protocol.named("announced");
    Role<Peer> peer = protocol.roleOf("peer", peers, m -> new Peer(m.id(), Set.of(), false));
    Role<Box> box = protocol.role("box", 1, new Box());
    peer.step("choose")
        .when(self -> !self.announced())
        .sends(Announcement.class, box)
        .thenAny(
            self ->
                choices
                    .apply(peer)
                    .apply(self)
                    .map(
                        friends ->
                            become(new Peer(self.me(), Set.of(), true))
                                .broadcast(box, new Announcement(friends)))
                    .toList());
    box.step("look")
        .on(Announcement.class, peer)
        .when((self, message) -> false)
        .then((self, message) -> become(self));
    return new Friendships(protocol);
  }

  private static Stream<ProcessId> strangers(Role<Peer> role, Peer self) {
    return role.members().stream()
        .filter(other -> !other.equals(self.me()) && !self.friends().contains(other));
  }

  Check check() {
    ProtocolOptions own = ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES);
    return Check.of(protocol).with(CheckOptions.unreduced().with(own));
  }

  static SortingCanonicalizer canonicalizer(Prepared prepared) {
    return (SortingCanonicalizer) prepared.task().symmetry().canonicalizers().get();
  }

  /** The state in which each peer has the friends in its list, both by number. */
  static int[] state(Prepared prepared, List<List<Integer>> friends) {
    Cursor cursor = prepared.model().system().cursor();
    int[] state = prepared.model().system().initialStates().get(0);
    for (int peer = 0; peer < friends.size(); peer++) {
      Set<Integer> known = new HashSet<>(Set.of(peer));
      for (int friend : friends.get(peer)) {
        int before = (int) known.stream().filter(other -> other < friend).count();
        state = choose(cursor, state, peer, friend - before);
        known.add(friend);
      }
    }
    return state;
  }

  private static int[] choose(Cursor cursor, int[] state, int peer, int outcome) {
    return IntStream.range(0, cursor.load(state))
        .mapToObj(step -> cursor.successor(state, step))
        .filter(next -> next[peer] != state[peer])
        .skip(outcome)
        .findFirst()
        .orElseThrow();
  }
}
