package io.mazurka.protocols.engine.decomposition;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * The servers of {@link ProductServers} explored by a program of its own. A state is a list: for
 * each kind of client its phases and, for each server, what it has and what waits between the two.
 * The two kinds have nothing to do with each other but the servers.
 */
final class ServersByHand {

  private final int servers;
  private final int[] clients;

  /**
   * @param clients how many candidates and how many writers there are
   */
  ServersByHand(int servers, int... clients) {
    this.servers = servers;
    this.clients = clients;
  }

  /** A state of one kind of client: phases, what servers have, requests, replies. */
  private record Half(
      List<Integer> phases, List<Integer> own, List<Integer> requests, List<Integer> replies) {

    Half with(int client, int phase, int server, int kept, int request, int reply) {
      Half next =
          new Half(
              new ArrayList<>(phases),
              new ArrayList<>(own),
              new ArrayList<>(requests),
              new ArrayList<>(replies));
      int clients = phases.size();
      next.phases.set(client, phase);
      next.own.set(server, kept);
      next.requests.set(server * clients + client, request);
      next.replies.set(server * clients + client, reply);
      return next;
    }

    /** The half with servers and clients renamed. */
    Half renamed(List<Integer> servers, List<Integer> clients) {
      List<Integer> asked = new ArrayList<>();
      List<Integer> told = new ArrayList<>();
      for (int server : servers) {
        for (int client : clients) {
          asked.add(requests.get(server * clients.size() + client));
          told.add(replies.get(server * clients.size() + client));
        }
      }
      return new Half(
          clients.stream().map(phases::get).toList(),
          servers.stream().map(own::get).toList(),
          asked,
          told);
    }
  }

  private Half initial(int kind) {
    int pairs = servers * clients[kind];
    return new Half(
        Collections.nCopies(clients[kind], 0),
        Collections.nCopies(servers, 0),
        Collections.nCopies(pairs, 0),
        Collections.nCopies(pairs, 0));
  }

  private List<Half> successors(Half half, boolean votes) {
    List<Half> all = new ArrayList<>();
    int count = half.phases().size();
    for (int client = 0; client < count; client++) {
      int phase = half.phases().get(client);
      if (phase == 0) {
        Half next = half;
        for (int server = 0; server < servers; server++) {
          int told = half.replies().get(server * count + client);
          next = next.with(client, 1, server, half.own().get(server), 1, told);
        }
        all.add(next);
      }
      for (int some = 0; phase == 1 && some < 1 << servers; some++) {
        Half next = half;
        boolean there = Integer.bitCount(some) == servers / 2 + 1;
        for (int server = 0; server < servers; server++) {
          if ((some >> server & 1) == 1) {
            int place = server * count + client;
            there &= half.replies().get(place) == 1;
            next =
                next.with(client, 2, server, half.own().get(server), half.requests().get(place), 0);
          }
        }
        if (there) {
          all.add(next);
        }
      }
      for (int server = 0; server < servers; server++) {
        boolean asked = half.requests().get(server * count + client) == 1;
        if (asked && !(votes && half.own().get(server) == 1)) {
          all.add(half.with(client, phase, server, 1, 0, 1));
        }
      }
    }
    return all;
  }

  private Set<Half> reachable(int kind) {
    Set<Half> found = new HashSet<>();
    Queue<Half> open = new ArrayDeque<>(List.of(initial(kind)));
    while (!open.isEmpty()) {
      Half next = open.remove();
      if (found.add(next)) {
        open.addAll(successors(next, kind == 0));
      }
    }
    return found;
  }

  /** All states are pairs of states of the two kinds. */
  long states() {
    return (long) reachable(0).size() * reachable(1).size();
  }

  /** The orbits if clients and whole servers are permuted. */
  long orbitsOfWholeServers() {
    List<Half> ones = List.copyOf(reachable(0));
    List<Half> others = List.copyOf(reachable(1));
    Set<Object> orbits = new HashSet<>();
    for (Half one : ones) {
      for (Half other : others) {
        Set<Object> orbit = new HashSet<>();
        for (List<Integer> order : orders(servers)) {
          orbit.add(List.of(renamings(one, order), renamings(other, order)));
        }
        orbits.add(orbit);
      }
    }
    return orbits.size();
  }

  /** The orbits if votes and copies are permuted apart. */
  long orbitsOfParts() {
    long product = 1;
    for (int kind = 0; kind < 2; kind++) {
      Set<Object> orbits = new HashSet<>();
      for (Half half : reachable(kind)) {
        Set<Object> orbit = new HashSet<>();
        orders(servers).forEach(order -> orbit.addAll(renamings(half, order)));
        orbits.add(orbit);
      }
      product *= orbits.size();
    }
    return product;
  }

  /** A half with its servers in this order and its clients in any. */
  private static Set<Half> renamings(Half half, List<Integer> order) {
    Set<Half> all = new HashSet<>();
    orders(half.phases().size()).forEach(some -> all.add(half.renamed(order, some)));
    return all;
  }

  private static List<List<Integer>> orders(int size) {
    List<List<Integer>> all = List.of(List.of());
    for (int next = 0; next < size; next++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : all) {
        for (int place = 0; place <= order.size(); place++) {
          List<Integer> more = new ArrayList<>(order);
          more.add(place, next);
          longer.add(more);
        }
      }
      all = longer;
    }
    return all;
  }
}
