/**
 * The systems measured in the literature Mazurka builds on, runnable by name. Each model is one
 * file that a newcomer can learn from; its numbers are pinned by tests.
 */
@NullMarked
package io.mazurka.gallery;

import org.jspecify.annotations.NullMarked;
