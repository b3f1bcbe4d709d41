/** Classes that tests leave out. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.twins.excluded;
