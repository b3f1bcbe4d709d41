package io.mazurka.threads.real;

/** Which thread a schedule takes next, and which alternative of its event. */
record NextEvent(int thread, int alternative) {}
