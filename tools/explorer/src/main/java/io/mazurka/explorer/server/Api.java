package io.mazurka.explorer.server;

import io.mazurka.explorer.session.Session;
import io.mazurka.kernel.walk.Path;
import java.util.List;
import java.util.Map;

/** The questions that a page can ask. Every answer is a record, which is written as JSON. */
final class Api {

  /** The most states in a drawing. */
  static final int MOST_DRAWN = 400;

  private final OfferedModels models;
  private final Opened opened;
  private final Checks checks = new Checks();

  Api(Opened opened) {
    this.opened = opened;
    this.models = new OfferedModels(opened);
  }

  /** The first answer: where the page begins, and what it can choose from. */
  record Start(
      String model,
      Map<String, Integer> parameters,
      Path path,
      boolean repeating,
      int cycleStart,
      String property,
      List<OfferedModels.Choice> models) {}

  /** A check that was started. */
  record Started(int id) {}

  Object answer(String what, PageRequest request) {
    return switch (what) {
      case "start" -> start();
      case "scene" ->
          session(request)
              .scene(request.path(), request.number("known", 0, PageRequest.MOST_STEPS));
      case "lasso" ->
          session(request)
              .lasso(request.path(), request.number("cycleStart", 0, PageRequest.MOST_STEPS));
      case "graph" -> graph(request);
      case "check" ->
          new Started(
              checks.start(
                  models.instance(request.text("model"), request.parameters()),
                  models.options(request.text("model"))));
      case "progress" -> check(request).look();
      case "stop" -> {
        check(request).stop();
        yield check(request).look();
      }
      default -> throw new RefusedException(404, "there is nothing here");
    };
  }

  private Start start() {
    return new Start(
        models.ownName(),
        opened.instance().arguments().values(),
        opened.path(),
        opened.repeating(),
        opened.cycleStart(),
        opened.property(),
        models.choices());
  }

  private Object graph(PageRequest request) {
    int most = request.number("states", 200, MOST_DRAWN);
    return request.flag("whole")
        ? session(request).whole(most)
        : session(request).around(request.path(), most);
  }

  private PageCheck check(PageRequest request) {
    return checks.get(request.number("id", 0, Integer.MAX_VALUE));
  }

  private Session session(PageRequest request) {
    return models.session(request.text("model"), request.parameters(), request.flag("repeating"));
  }

  void end() {
    checks.stopAll();
  }
}
