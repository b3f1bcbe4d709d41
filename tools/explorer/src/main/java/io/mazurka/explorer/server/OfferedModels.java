package io.mazurka.explorer.server;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.explorer.session.Session;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.kernel.options.CheckOptions;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The models that a page may name: those of the gallery and the one that the command was given. A
 * text from a page is never used as the name of a file or a class.
 */
final class OfferedModels {

  /** The most sessions that are kept open. */
  private static final int MOST_SESSIONS = 12;

  private final String ownName;
  private final Opened own;

  private final Map<String, Session> sessions =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Session> eldest) {
          return size() > MOST_SESSIONS;
        }
      };

  OfferedModels(Opened own) {
    this.own = own;
    this.ownName = name(own.instance().reference());
  }

  /** The name of a model on the page, with the options that shape it. */
  private static String name(ModelReference reference) {
    String name = reference.name();
    ModelReference brief =
        reference.kind() == ModelReference.Kind.FILE ? named(reference, name) : reference;
    return brief.withParameters(Map.of()).withClassPath(List.of()).toString();
  }

  private static ModelReference named(ModelReference reference, String file) {
    Path last = Path.of(file).getFileName();
    return ModelReference.named(last == null ? file : last.toString()).withShape(reference.shape());
  }

  /** The name on the page of the model that the command was given. */
  String ownName() {
    return ownName;
  }

  /** A model with these parameters. */
  Instance instance(String name, Map<String, Integer> parameters) {
    if (name.equals(ownName)) {
      return own.instance().reference().withParameters(parameters).open();
    }
    if (!Gallery.own().names().contains(name)) {
      throw new RefusedException(404, "there is no model '%s' in the gallery".formatted(name));
    }
    return ModelReference.named(name).withParameters(parameters).open();
  }

  /** The options for a check of a model. */
  CheckOptions options(String name) {
    return name.equals(ownName) ? own.options() : CheckOptions.defaults();
  }

  /** A session to walk through a model. */
  synchronized Session session(String name, Map<String, Integer> parameters, boolean repeating) {
    Instance instance = instance(name, parameters);
    String key = name + " " + instance.arguments().values() + " " + repeating;
    Session session = sessions.get(key);
    if (session == null) {
      session = Session.open(instance, options(name), repeating);
      sessions.put(key, session);
    }
    return session;
  }

  /** A model that can be chosen. */
  record Choice(String name, String summary, List<Parameter> parameters) {
    static Choice of(String name, Model model) {
      return new Choice(name, model.summary(), model.parameters());
    }
  }

  /** All models that can be chosen, the one that the command was given first. */
  List<Choice> choices() {
    Map<String, Choice> choices = new LinkedHashMap<>();
    choices.put(ownName, Choice.of(ownName, own.instance().model()));
    for (Model model : Gallery.own().models()) {
      choices.putIfAbsent(model.name(), Choice.of(model.name(), model));
    }
    return List.copyOf(choices.values());
  }
}
