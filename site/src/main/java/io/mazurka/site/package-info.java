/**
 * The documentation as static pages, with a search and a gallery with pictures. Entry type: {@link
 * io.mazurka.site.Site}. Nobody depends on it. What the pages say is in {@code docs}; nothing is
 * written here but the gallery, which is asked.
 */
@NullMarked
package io.mazurka.site;

import org.jspecify.annotations.NullMarked;
