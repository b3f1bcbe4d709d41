/**
 * Turns the documentation into static pages, with a search field and an illustrated gallery. Read
 * {@link io.mazurka.site.Site} first. Nothing depends on this package. The texts are not here but
 * in {@code docs}; only the chapter on the gallery is generated, from checks of the models.
 */
@NullMarked
package io.mazurka.site;

import org.jspecify.annotations.NullMarked;
