package io.mazurka.guarded.expression;

/** An expression is wrong as written; the message says where and how. */
public final class ExpressionSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ExpressionSyntaxException(String message) {
    super(message);
  }
}
