package io.mazurka.classes.litmus.programs;

/** How memory is accessed, from the weakest order to the strongest. */
enum Mode {
  PLAIN,
  OPAQUE,
  RELEASE_ACQUIRE,
  VOLATILE
}
