/** The parts of JSON that reports and files share. Entry type: {@link io.mazurka.cli.json.Json}. */
@NullMarked
package io.mazurka.cli.json;

import org.jspecify.annotations.NullMarked;
