package io.mazurka.bench.protocols;

/** An instance, and the numbers of states that were published for it, in the order of a table. */
record PublishedInstance(ProtocolInstance instance, Published published) {}
