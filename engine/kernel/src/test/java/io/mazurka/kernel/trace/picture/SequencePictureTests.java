package io.mazurka.kernel.trace.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.trace.Deliveries;
import io.mazurka.kernel.trace.Deliveries.Delivery;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStates;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import io.mazurka.kernel.trace.TraceStep.Message;
import io.mazurka.kernel.trace.Traces;
import io.mazurka.kernel.trace.picture.LabelPlaces.Area;
import io.mazurka.kernel.trace.picture.LabelPlaces.Label;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class SequencePictureTests {

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static long count(Document picture, String element, String kind) {
    NodeList all = picture.getElementsByTagName(element);
    long count = 0;
    for (int index = 0; index < all.getLength(); index++) {
      count += ((Element) all.item(index)).getAttribute("class").startsWith(kind) ? 1 : 0;
    }
    return count;
  }

  @Test
  void everyStepIsABoxAndEveryConsumedMessageAnArrow() throws Exception {
    Document picture = parse(SequencePicture.of(Traces.question()));
    assertThat(count(picture, "rect", "box")).isEqualTo(3);
    assertThat(count(picture, "path", "arrow")).isEqualTo(2);
    // The servers that take no part have no lifeline.
    assertThat(count(picture, "line", "life")).isEqualTo(2);
    assertThat(SequencePicture.of(Traces.question()))
        .contains("never consumed: Ask(1) to server2", "asked=done");
  }

  @Test
  void theStepThatDecidesIsMarked() throws Exception {
    Trace trace = Traces.question();
    assertThat(count(parse(SequencePicture.of(trace)), "rect", "box last")).isEqualTo(1);
    assertThat(count(parse(SequencePicture.of(trace.repeating(0))), "rect", "box last")).isZero();
    assertThat(count(parse(SequencePicture.ofBeginning(trace)), "rect", "box last")).isZero();
  }

  @Test
  void longExecutionsAreCutInTheMiddle() throws Exception {
    String svg = SequencePicture.of(Traces.ticks(3, 1_000));
    assertThat(count(parse(svg), "rect", "box")).isEqualTo(300);
    assertThat(svg).contains("700 steps left out");
  }

  @Test
  void whateverTextsHoldThePictureIsWellFormed() throws Exception {
    String nasty = "<a & \"b\"> ]]> \u0001 \uD83D";
    Trace trace =
        new Trace(
            List.of(nasty),
            List.of(nasty),
            List.of(
                new TraceStep(
                    nasty,
                    nasty,
                    List.of(new Message(nasty, nasty)),
                    List.of(),
                    List.of(new Change(nasty, nasty, nasty)))));
    assertThat(parse(SequencePicture.of(trace)).getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(parse(SequencePicture.of(trace.repeating(0)))).isNotNull();
  }

  @Test
  void anArrowBeginsAtTheStepThatSent() {
    TraceStep send =
        new TraceStep("a", "send", List.of(), List.of(new Message("b", "m")), List.of());
    TraceStep take =
        new TraceStep("b", "take", List.of(new Message("a", "m")), List.of(), List.of());
    Trace trace =
        new Trace(List.of("a", "b"), List.of("", ""), List.of(send, send, take, take, take));
    assertThat(new Deliveries(trace).all()).extracting(Delivery::from).containsExactly(0, 1, 1);
    Trace before = new Trace(List.of("a", "b"), List.of("", ""), List.of(take));
    assertThat(new Deliveries(before).all())
        .extracting(Delivery::from)
        .containsExactly(Deliveries.UNKNOWN);
  }

  @Test
  void anArrowBendsAroundStepsThatLieOnItsWay() {
    Area inTheWay = new Area(90, 40, 20, 20);
    assertThat(ArrowCourse.around(List.of(), 0, 0, 200, 100).path()).isEqualTo("M0 0 L200 100");
    ArrowCourse course = ArrowCourse.around(List.of(inTheWay), 0, 0, 200, 100);
    assertThat(course.bend()).isEqualTo(18);
    assertThat(course.path()).isEqualTo("M0 0 Q116 18 200 100");
    for (double part = 0; part <= 1; part += 0.01) {
      assertThat(inTheWay.has(course.x(part), course.y(part))).isFalse();
    }
    List<Area> ends = List.of(new Area(-10, -10, 20, 20), new Area(190, 90, 20, 20));
    assertThat(ArrowCourse.around(ends, 0, 0, 200, 100).bend()).isZero();
  }

  @Test
  void labelsLieBesideEachOtherAndLongOnesDoWithoutNamesOfFields() {
    LabelPlaces labels = new LabelPlaces(List.of());
    ArrowCourse course = ArrowCourse.straight(0, 100, 400, 130);
    String message = "Promise(number=2, acceptedNumber=1, acceptedValue=7)";
    labels.place(message, course);
    labels.place(message, course);
    assertThat(labels.placed()).extracting(Label::shown).containsOnly("Promise(2, 1, 7)");
    assertThat(labels.placed()).extracting(Label::full).containsOnly(message);
    int apart = Math.abs(labels.placed().get(0).x() - labels.placed().get(1).x());
    assertThat(apart).isGreaterThanOrEqualTo(LabelPlaces.widthOf(message));
  }

  @Test
  void statesAreWholeAlthoughStepsTellOnlyWhatChanged() {
    Trace trace =
        new Trace(
            List.of("p"),
            List.of("a=1, b=[x=1, y], c=3"),
            List.of(
                new TraceStep(
                    "p",
                    "s",
                    List.of(),
                    List.of(),
                    List.of(new Change("p", "a=1, c=3", "a=2, c=4"))),
                new TraceStep(
                    "p",
                    "t",
                    List.of(),
                    List.of(),
                    List.of(new Change("p", "b=[x=1, y]", "b=[]")))));
    assertThat(TraceStates.of(trace))
        .containsExactly(
            List.of("a=1, b=[x=1, y], c=3"),
            List.of("a=2, b=[x=1, y], c=4"),
            List.of("a=2, b=[], c=4"));
  }
}
