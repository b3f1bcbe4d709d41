/**
 * Programs over shared variables from the literature on temporal properties and their reduction.
 */
@NullMarked
package io.mazurka.gallery.programs;

import org.jspecify.annotations.NullMarked;
