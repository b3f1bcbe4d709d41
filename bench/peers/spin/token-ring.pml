/* A ring of stations that pass a token, as gallery model token-ring. N stations. */
#ifndef N
#define N 4
#endif

byte token;          /* to whom it is on its way, or who holds it */
byte station[N];     /* 0 idle, 1 waiting, 2 critical */

#define critical1 (station[0] == 2)
#define critical2 (station[1] == 2)
#define waiting1  (station[0] == 1)

active [N] proctype Station() {
  do
  :: d_step { station[_pid] == 0 -> station[_pid] = 1 }
  :: d_step { station[_pid] == 1 && token == _pid -> station[_pid] = 2 }
  :: d_step { station[_pid] == 0 && token == _pid -> token = (_pid + 1) % N }
  :: d_step { station[_pid] == 2 -> station[_pid] = 0; token = (_pid + 1) % N }
  od
}
