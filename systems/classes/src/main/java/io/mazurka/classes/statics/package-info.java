/**
 * Restores objects that outlive the executions of a test, because static fields refer to them, so
 * that each execution finds them as the first one did.
 *
 * <p>Entry types: {@link io.mazurka.classes.statics.Restoration}, which undoes changes, and {@link
 * io.mazurka.classes.statics.LoadedClasses}, the classes under test as they were loaded; the
 * classes are loaded again if a change cannot be undone. {@link
 * io.mazurka.classes.statics.Knowledge} is shared by executions that run at the same time. Only
 * {@code runtime} depends on this package. Changes are not noticed here but in {@code runtime} and
 * {@code foreign}.
 */
@NullMarked
package io.mazurka.classes.statics;

import org.jspecify.annotations.NullMarked;
