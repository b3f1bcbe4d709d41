package io.mazurka.guarded.reduction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.program.Program;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A service that proves which commands of a program depend on each other, found on the class path.
 */
public interface RelationService {

  /**
   * The relations of a program.
   *
   * @param goal a condition that may be an invariant; the lemmas of its proof may be used
   */
  ProvedRelations relations(Program program, BooleanExpression goal);

  /** The service on the class path, if there is one. */
  static Optional<RelationService> find() {
    return ServiceLoader.load(RelationService.class, RelationService.class.getClassLoader())
        .findFirst();
  }
}
