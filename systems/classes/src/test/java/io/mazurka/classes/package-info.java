/** Tests of ordinary classes that are explored as they are. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes;
