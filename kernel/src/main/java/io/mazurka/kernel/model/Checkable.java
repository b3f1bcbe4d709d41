package io.mazurka.kernel.model;

import io.mazurka.kernel.options.CheckOptions;

/** A system that can be checked: it compiles itself, under the options that concern it. */
@FunctionalInterface
public interface Checkable {

  /** The transition system and properties; refuses options that do not apply to it. */
  CompiledModel compile(CheckOptions options);
}
