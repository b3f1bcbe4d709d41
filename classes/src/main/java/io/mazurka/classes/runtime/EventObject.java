package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.LiveObject;
import io.mazurka.threads.objects.Operation;
import org.jspecify.annotations.Nullable;

/** Something that events of rewritten code access, with what is known of its accesses. */
abstract class EventObject<S> extends LiveObject<S> {

  /** For each thread, how many of its steps happen before an acquire; null before any release. */
  int @Nullable [] released;

  /** Who wrote it last, if that was a plain write, and when; -1 if nobody did. */
  int writer = -1;

  int writeTime;
  @Nullable Operation<?> write;

  /** For each thread, when and how it read last. */
  int[] readTimes = {};

  @Nullable Operation<?>[] reads = {};

  EventObject(int number, S initial) {
    super(number, initial);
  }
}
