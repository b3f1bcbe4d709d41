package io.mazurka.guarded.reduction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.program.Program;
import java.util.Optional;
import java.util.ServiceLoader;

/** Whoever can prove which commands of a program depend on each other. */
public interface RelationService {

  /**
   * The relations of a program.
   *
   * @param goal a condition that may hold always; what its proof shows may be used
   */
  ProvedRelations relations(Program program, BooleanExpression goal);

  /** The one that is on the class path, if any. */
  static Optional<RelationService> find() {
    return ServiceLoader.load(RelationService.class, RelationService.class.getClassLoader())
        .findFirst();
  }
}
