/*
 * Leader election on a ring of NODES nodes (at most 15), Chang and Roberts.
 *
 * Each node puts itself forward at most once, so its candidacy is in one place: `hops` says how many it has made, 0 that
 * it is not on its way. After h hops the candidacy of number k waits for number k - h, after k hops for the greatest.
 * Every process has one control location and every step is one d_step, so SPIN's states and steps are exactly those of
 * the protocol.
 */
#ifndef NODES
#define NODES 5
#endif

#define NONE 0
#define CANDIDATE 1
#define RELAY 2
#define LEADER 3

byte part[NODES + 1]; /* of each number; the first is not used */

#define ME (_pid + 1)
active [NODES] proctype Candidacy() {
  unsigned hops : 4;
end:
  do
  :: d_step { part[ME] == NONE -> part[ME] = CANDIDATE; hops = 1 }
  :: d_step { hops && hops < ME -> part[ME - hops] = RELAY; hops++ }
  :: d_step {
       hops == ME ->
       hops = 0;
       if
       :: ME == NODES -> assert(part[ME] == CANDIDATE); part[ME] = LEADER
       :: else
       fi }
  od
}
