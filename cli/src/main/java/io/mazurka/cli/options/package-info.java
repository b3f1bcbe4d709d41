/**
 * What can be said on the command line of {@code check}, and what it means. Entry type: {@link
 * io.mazurka.cli.options.CheckRequest}.
 */
@NullMarked
package io.mazurka.cli.options;

import org.jspecify.annotations.NullMarked;
