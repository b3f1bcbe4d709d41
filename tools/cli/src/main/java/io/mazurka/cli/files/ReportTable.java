package io.mazurka.cli.files;

import java.util.List;

/**
 * A table of a report.
 *
 * @param columns the names of its columns
 */
public record ReportTable(String title, List<String> columns, List<List<String>> rows) {

  public ReportTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
