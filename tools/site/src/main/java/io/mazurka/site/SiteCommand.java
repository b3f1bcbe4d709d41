package io.mazurka.site;

import io.mazurka.catalogue.Gallery;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The main program that writes the site. Its arguments are the directory of the project and the
 * directory to write to.
 */
public final class SiteCommand {

  private SiteCommand() {}

  public static void main(String[] args) throws IOException {
    Site site = new Site(Path.of(args[0]), GalleryChapter.of(Gallery.own().names()));
    System.out.println(
        "%d pages, begin with %s"
            .formatted(site.write(Path.of(args[1])), Path.of(args[1], "index.html")));
  }
}
