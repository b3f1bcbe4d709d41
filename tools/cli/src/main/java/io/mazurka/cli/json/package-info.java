/**
 * The JSON code that reports and files share. Read {@link io.mazurka.cli.json.Json} first. The
 * other packages of the command may depend on this one, which depends on none of them. The objects
 * themselves are composed in {@code cli.report} and {@code cli.files}.
 */
@NullMarked
package io.mazurka.cli.json;

import org.jspecify.annotations.NullMarked;
