package io.mazurka.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;

/**
 * The index of all passages of all pages. It is a script, because a page that is opened as a file
 * can load nothing else.
 */
final class SearchIndex {

  private static final ObjectMapper JSON = new ObjectMapper();

  private record Found(String page, String heading, String address, String text) {}

  private final List<Found> all = new ArrayList<>();

  /** Adds the passages of a page. */
  void add(SitePage page) {
    String address = SiteLinks.address(page.path());
    for (SitePage.Passage passage : page.passages()) {
      all.add(
          new Found(
              page.title(), passage.heading(), address + "#" + passage.anchor(), passage.text()));
    }
  }

  String script() {
    try {
      return "globalThis.passages = " + JSON.writeValueAsString(all) + ";\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
