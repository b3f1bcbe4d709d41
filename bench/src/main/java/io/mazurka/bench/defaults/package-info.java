/**
 * What a check costs by default, compared with no partial-order reduction. Entry type: {@link
 * io.mazurka.bench.defaults.Defaults}.
 */
@NullMarked
package io.mazurka.bench.defaults;

import org.jspecify.annotations.NullMarked;
