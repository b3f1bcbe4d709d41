package io.mazurka.classes.contract;

import io.mazurka.kernel.history.CallHistory.Call;
import io.mazurka.kernel.history.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A thread that makes some calls, one after the other, and records their results. */
final class Client<T> {

  private final String name;
  private final List<Request<T>> requests;
  private final List<Call<String, Request<T>>> seen = new ArrayList<>();

  /** The number of its calls that have returned; the other threads read it. */
  private volatile int returned;

  Client(String name, List<Request<T>> requests) {
    this.name = name;
    this.requests = requests;
  }

  String name() {
    return name;
  }

  /**
   * Makes the calls. If {@code inRealTime}, reads before each call how many calls of the others
   * have returned.
   */
  void run(T target, List<Client<T>> all, boolean inRealTime) {
    for (Request<T> request : requests) {
      Map<String, Integer> before = new HashMap<>();
      for (Client<T> client : all) {
        int count = client != this && inRealTime ? client.returned : 0;
        if (count > 0) {
          before.put(client.name, count);
        }
      }
      Optional<Object> result = Optional.ofNullable(request.result(target));
      seen.add(new Call<>(request, true, result, Map.copyOf(before)));
      if (inRealTime) {
        returned = seen.size();
      }
    }
  }

  /** Its calls, once it has ended. */
  List<Call<String, Request<T>>> seen() {
    return List.copyOf(seen);
  }
}
