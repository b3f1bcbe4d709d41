/**
 * Ordinary classes, some of them wrong, which tests explore as they are; the chapter on classes
 * quotes them. Nothing here knows of Mazurka.
 */
@NullMarked
package io.mazurka.examples.classes;

import org.jspecify.annotations.NullMarked;
