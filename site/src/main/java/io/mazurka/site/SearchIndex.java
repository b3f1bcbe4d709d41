package io.mazurka.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;

/**
 * All passages of all pages, as a script: a page that is opened as a file may load nothing else.
 */
final class SearchIndex {

  private static final ObjectMapper JSON = new ObjectMapper();

  private record Found(String page, String heading, String address, String text) {}

  private final List<Found> all = new ArrayList<>();

  /** Adds what a page says. */
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
