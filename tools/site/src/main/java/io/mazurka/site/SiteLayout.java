package io.mazurka.site;

import io.mazurka.kernel.trace.picture.Markup;
import java.util.List;

/** The frame of every page: the head, the search field and the list of pages. */
final class SiteLayout {

  /**
   * An entry of the list of pages.
   *
   * @param address the path relative to the directory of the site
   */
  record Entry(String title, String address) {}

  /** Entries below one heading. */
  record Chapter(String title, List<Entry> entries) {

    Chapter {
      entries = List.copyOf(entries);
    }
  }

  private final List<Chapter> chapters;

  SiteLayout(List<Chapter> chapters) {
    this.chapters = List.copyOf(chapters);
  }

  /**
   * A whole page.
   *
   * @param address the path relative to the directory of the site
   * @param content in HTML
   */
  String page(String address, String title, String content) {
    Markup page = new Markup();
    page.raw("<!DOCTYPE html>\n").open("html", "lang", "en").open("head");
    page.empty("meta", "charset", "utf-8");
    page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    page.element("title", title.equals("Mazurka") ? title : title + " - Mazurka");
    page.empty("link", "rel", "stylesheet", "href", to(address, "site.css"));
    page.empty("link", "rel", "icon", "href", "data:,");
    page.open("script", "defer", "", "src", to(address, "search-index.js")).raw("").close();
    page.open("script", "defer", "", "src", to(address, "search.js")).raw("").close();
    page.close();
    page.open("body", "data-root", to(address, "index.html").replaceFirst("index\\.html$", ""));
    page.open("header");
    page.open("a", "class", "skip", "href", "#content").text("To the content").close();
    page.open("a", "class", "home", "href", to(address, "index.html")).text("Mazurka").close();
    page.open("form", "role", "search", "class", "search");
    page.empty(
        "input",
        "type",
        "search",
        "id",
        "search",
        "placeholder",
        "Search ( / )",
        "aria-label",
        "Search",
        "autocomplete",
        "off");
    page.open("ol", "id", "found", "hidden", "hidden").close();
    page.close().close();
    page.open("div", "class", "frame").open("nav", "aria-label", "Pages");
    chapters.forEach(chapter -> list(chapter, address, page));
    page.close();
    page.open("main", "id", "content").raw(content).close();
    return page.close().close().close().toString();
  }

  private static void list(Chapter chapter, String address, Markup page) {
    page.element("p", chapter.title()).open("ul");
    for (Entry entry : chapter.entries()) {
      page.open("li");
      if (entry.address().equals(address)) {
        page.open("a", "href", to(address, entry.address()), "aria-current", "page");
      } else {
        page.open("a", "href", to(address, entry.address()));
      }
      page.text(entry.title()).close().close();
    }
    page.close();
  }

  private static String to(String from, String target) {
    return SiteLinks.relative(from, target);
  }
}
