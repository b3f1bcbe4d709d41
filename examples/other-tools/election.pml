#define VOTERS 3
#define MAJORITY ((VOTERS + 1) / 2)

/* The election of io.mazurka.examples.Election: spin -a election.pml; gcc -o pan pan.c; ./pan -a -E */
mtype = { IDLE, RUNNING, LEADER };
mtype state[2] = IDLE;
bool voted[VOTERS];
chan asks[VOTERS] = [2] of { byte };        /* who asks each voter */
chan votes[2] = [VOTERS] of { byte };       /* who votes for each candidate */

proctype Candidate(byte me) {
  byte i;
  do
  :: atomic { state[me] == IDLE ->
       for (i : 0 .. VOTERS - 1) { asks[i]!!me }
       state[me] = RUNNING; i = 0 }
  :: atomic { len(votes[me]) >= MAJORITY ->
       for (i : 1 .. MAJORITY) {
         if
         :: votes[me]??0
         :: votes[me]??1
         :: votes[me]??2
         fi }
       state[me] = LEADER; i = 0 }
  od
}

proctype Voter(byte me) {
  byte c;
  do
  :: atomic { !voted[me] && nempty(asks[me]) ->
       if
       :: asks[me]??0 -> c = 0
       :: asks[me]??1 -> c = 1
       fi;
       voted[me] = true; votes[c]!!me; c = 0 }
  od
}

init {
  byte i;
  atomic {
    run Candidate(0); run Candidate(1);
    for (i : 0 .. VOTERS - 1) { run Voter(i) }
    i = 0
  }
}

ltl one_leader { [] !(state[0] == LEADER && state[1] == LEADER) }
