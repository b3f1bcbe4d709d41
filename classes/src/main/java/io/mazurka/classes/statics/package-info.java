/**
 * What outlives the executions of a test, since it hangs on static fields, and how each execution
 * finds it as the first one has.
 *
 * <p>Entry types: {@link io.mazurka.classes.statics.Restoration}, which changes back what can be
 * changed back, and {@link io.mazurka.classes.statics.LoadedClasses}, the classes under test as
 * they were loaded; they are loaded again where something cannot be changed back. What is changed
 * is not noticed here but by {@code runtime} and {@code foreign}.
 */
@NullMarked
package io.mazurka.classes.statics;

import org.jspecify.annotations.NullMarked;
