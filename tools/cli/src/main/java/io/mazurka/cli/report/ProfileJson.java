package io.mazurka.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.mazurka.kernel.reduction.ReductionProfile;
import io.mazurka.kernel.reduction.ReductionProfile.Forced;
import io.mazurka.kernel.reduction.ReductionProfile.Postponed;
import java.io.IOException;
import java.util.Locale;

/** A reduction profile as a field of a JSON object. */
final class ProfileJson {

  private ProfileJson() {}

  static void write(JsonGenerator json, ReductionProfile profile) throws IOException {
    json.writeObjectFieldStart("profile");
    json.writeNumberField("states", profile.states());
    json.writeNumberField("held", profile.held());
    json.writeArrayFieldStart("transitions");
    for (Postponed one : profile.transitions()) {
      json.writeStartObject();
      json.writeStringField("transition", one.transition());
      json.writeNumberField("enabled", one.enabled());
      json.writeNumberField("postponed", one.postponed());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("forced");
    for (Forced one : profile.forced()) {
      json.writeStartObject();
      json.writeStringField("member", one.member());
      json.writeStringField("added", one.added());
      json.writeStringField("reason", one.reason().name().toLowerCase(Locale.ROOT));
      json.writeNumberField("count", one.count());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("remarks");
    for (String remark : profile.remarks()) {
      json.writeString(remark);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
