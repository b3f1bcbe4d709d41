package io.mazurka.classes.contract;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thread that makes some calls, one after the other, and what it has seen. */
final class Client<T> {

  /** A call that returned, and for each client how many of its calls had returned before. */
  record Seen<T>(Request<T> request, @Nullable Object result, List<Integer> before) {}

  private final List<Request<T>> requests;
  private final List<Seen<T>> seen = new ArrayList<>();

  /** How many of its calls have returned, for the others to see. */
  private volatile int returned;

  Client(List<Request<T>> requests) {
    this.requests = requests;
  }

  /** Makes the calls; asks first which of the others have returned if {@code inRealTime}. */
  void run(T target, List<Client<T>> all, boolean inRealTime) {
    for (Request<T> request : requests) {
      List<Integer> before = new ArrayList<>();
      for (Client<T> client : all) {
        if (client == this) {
          before.add(seen.size());
        } else {
          before.add(inRealTime ? client.returned : 0);
        }
      }
      seen.add(new Seen<>(request, request.result(target), before));
      if (inRealTime) {
        returned = seen.size();
      }
    }
  }

  /** Its calls, once it has ended. */
  List<Seen<T>> seen() {
    return seen;
  }
}
