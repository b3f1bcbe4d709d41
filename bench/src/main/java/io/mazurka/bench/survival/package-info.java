/** Whether runs survive: {@link io.mazurka.bench.survival.Kills}. Nobody depends on it. */
@NullMarked
package io.mazurka.bench.survival;

import org.jspecify.annotations.NullMarked;
