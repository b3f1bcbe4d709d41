package io.mazurka.classes.instrument;

/**
 * A method that is rewritten, and its class.
 *
 * @param isRoot whether the class declares the field for names
 * @param free the first local variable that the method does not use
 */
record MethodHome(
    String type, String superType, boolean isInterface, boolean isRoot, String method, int free) {}
