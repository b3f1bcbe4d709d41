package io.mazurka.protocols.reference;

import io.mazurka.protocols.roles.ProcessId;

/** An ordered pair of processes, which has a channel. */
public record Link(ProcessId from, ProcessId to) {}
