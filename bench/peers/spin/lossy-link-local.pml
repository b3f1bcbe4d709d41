/* The lossy link of lossy-link.pml, written so that SPIN can reduce it: what only one process reads is
   local, a channel has one reader and one writer, and its reader loses messages, too. */
#ifndef BITS
#define BITS 2
#endif
#ifndef LOSSES
#define LOSSES 1
#endif
#define NEVER 2

chan data = [1] of { byte, bit };
chan answer = [1] of { byte };
byte accepted;

#define received0 (accepted == 1)
#define received1 (accepted == 2)
#define next(bit)      ((bit + 1) % BITS)
#define other(bit)     (BITS == 1 -> NEVER : 1 - bit)
#define losable(value) (lost < LOSSES -> value : NEVER)

active proctype Sender() {
  bit sent, value;
  byte lost;
  xs data;
  xr answer;
ready:
  if
  :: value = 0 -> goto sending
  :: value = 1 -> goto sending
  :: d_step { answer?0; lost = 0 } -> goto ready
  :: d_step { answer?1; lost = 0 } -> goto ready
  :: d_step { answer?eval(losable(0)); lost++ } -> goto ready
  :: d_step { answer?eval(losable(1)); lost++ } -> goto ready
  fi;
sending:
  if
  :: data!sent,value -> goto sending
  :: d_step { answer?eval(sent); lost = 0; sent = next(sent); value = 0 } -> goto ready
  :: d_step { answer?eval(other(sent)); lost = 0 } -> goto sending
  :: d_step { answer?eval(losable(0)); lost++ } -> goto sending
  :: d_step { answer?eval(losable(1)); lost++ } -> goto sending
  fi
}

active proctype Receiver() {
  bit expected, value;
  byte lost;
  xr data;
  xs answer;
listening:
  if
  :: d_step { data?eval(expected),value; accepted = 1 + value; value = 0; lost = 0; expected = next(expected) } -> goto owing
  :: d_step { data?eval(other(expected)),value; value = 0; lost = 0 } -> goto owing
  :: d_step { data?eval(losable(0)),value; value = 0; lost++ } -> goto listening
  :: d_step { data?eval(losable(1)),value; value = 0; lost++ } -> goto listening
  fi;
owing:
  if
  :: d_step { answer!((expected + BITS - 1) % BITS); accepted = 0 } -> goto listening
  :: d_step { data?eval(losable(0)),value; value = 0; lost++ } -> goto owing
  :: d_step { data?eval(losable(1)),value; value = 0; lost++ } -> goto owing
  fi
}
