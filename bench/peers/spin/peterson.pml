/* Mutual exclusion by a filter (Peterson 1981), as gallery model peterson. N processes. */
#ifndef N
#define N 2
#endif
#define MOST 6

byte at[MOST];       /* 0 at rest, 1 has announced its level, 2 waits there, 3 critical */
byte level[MOST];
byte victim[MOST];   /* by level, from 1 on */

#define below(j) (_pid == j || level[j] < level[_pid])
#define alone    (below(0) && below(1) && below(2) && below(3) && below(4) && below(5))
#define passes   (at[_pid] == 2 && (victim[level[_pid]] != _pid || alone))

#define critical1 (at[0] == 3)
#define critical2 (at[1] == 3)
#define waiting1  (at[0] == 1 || at[0] == 2)

active [N] proctype P() {
  do
  :: d_step { at[_pid] == 0 -> at[_pid] = 1; level[_pid] = 1 }
  :: d_step { at[_pid] == 1 -> victim[level[_pid]] = _pid; at[_pid] = 2 }
  :: d_step { passes && level[_pid] < N - 1 -> level[_pid]++; at[_pid] = 1 }
  :: d_step { passes && level[_pid] == N - 1 -> at[_pid] = 3 }
  :: d_step { at[_pid] == 3 -> at[_pid] = 0; level[_pid] = 0 }
  od
}
