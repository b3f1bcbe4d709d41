/* The token ring of token-ring.pml, written so that SPIN can reduce it: what a station does is its
   control location, the token is a message in a channel with one reader and one writer, and only the
   first station writes what the formula sees. */
#ifndef N
#define N 4
#endif

chan ring[N] = [1] of { bit };
bit waiting1, critical1;

proctype First(chan in; chan out) {
  xr in;
  xs out;
idle:
  if
  :: d_step { waiting1 = 1 } -> goto waiting
  :: d_step { in?1; out!1 } -> goto idle
  fi;
waiting:
  if
  :: d_step { in?1; waiting1 = 0; critical1 = 1 } -> goto critical
  fi;
critical:
  if
  :: d_step { critical1 = 0; out!1 } -> goto idle
  fi
}

proctype Other(chan in; chan out) {
  xr in;
  xs out;
idle:
  if
  :: goto waiting
  :: d_step { in?1; out!1 } -> goto idle
  fi;
waiting:
  in?1;
  out!1;
  goto idle
}

init {
  byte i;
  atomic {
    ring[0]!1;
    run First(ring[0], ring[1]);
    i = 1;
    do
    :: i < N -> run Other(ring[i], ring[(i + 1) % N]); i++
    :: else -> break
    od;
    i = 0
  }
}
