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
    Path root = Path.of(args[0]);
    Path out = Path.of(args[1]);
    Site site = new Site(root, GalleryChapter.of(Gallery.own().names()));
    int pages = site.write(out);
    ApiPages.of(root).write(out, System.getProperty("java.class.path"));
    System.out.println("%d pages, begin with %s".formatted(pages, out.resolve("index.html")));
  }
}
