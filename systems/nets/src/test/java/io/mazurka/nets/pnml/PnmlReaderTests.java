package io.mazurka.nets.pnml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetText;
import io.mazurka.nets.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PnmlReaderTests {

  private static final String PT = "http://www.pnml.org/version-2009/grammar/ptnet";

  @TempDir Path directory;

  private Net read(String text) throws IOException {
    return PnmlReader.read(Files.writeString(directory.resolve("net.pnml"), text));
  }

  private Net net(String content) throws IOException {
    return read("<pnml>\n<net id='n' type='%s'>\n%s\n</net>\n</pnml>".formatted(PT, content));
  }

  private void refused(String content, int line, String reason) {
    assertThatThrownBy(() -> net(content))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("%s, line %d: %s".formatted(directory.resolve("net.pnml"), line, reason));
  }

  @Test
  void placesTransitionsAndArcsMakeANet() throws IOException {
    Net net =
        net(
            """
            <page id='g'>
            <place id='p'><initialMarking><text> 3 </text></initialMarking></place>
            <place id='q'/>
            <transition id='t'/>
            <arc id='a' source='p' target='t'><inscription><text>2</text></inscription></arc>
            <arc id='b' source='t' target='q'/>
            </page>""");

    assertThat(NetText.of(net)).containsExactly("3*p", "t: 2*p -> q");
  }

  @Test
  void namespaceMayBeTheDefaultOrAPrefixOrMissing() throws IOException {
    String prefixed =
        "<x:pnml xmlns:x='http://www.pnml.org/version-2009/grammar/pnml'><x:net id='n' type='%s'>"
                .formatted(PT)
            + "<x:page id='g'><x:place id='p'/></x:page></x:net></x:pnml>";

    assertThat(read(prefixed).places()).containsExactly(Node.of("p"));
    assertThat(read(prefixed.replace("x:", "").replace("xmlns:x", "xmlns")).places()).hasSize(1);
    assertThat(net("<place id='p'/>").places()).hasSize(1);
  }

  @Test
  void namesAreKeptApartFromIds() throws IOException {
    Net net =
        net("<place id='p1'><name><text>waiting room</text></name></place><transition id='t1'/>");

    assertThat(net.places()).containsExactly(new Node("p1", "waiting room"));
    assertThat(net.transitions()).containsExactly(Node.of("t1"));
  }

  @Test
  void pagesAreOnlyAWayOfDrawing() throws IOException {
    Net net =
        net(
            """
            <page id='g'><place id='p'/>
              <page id='h'><transition id='t'/><arc id='a' source='p' target='t'/></page>
            </page>
            <page id='i'><place id='q'/><arc id='b' source='t' target='q'/></page>""");

    assertThat(NetText.of(net)).containsExactly("", "t: p -> q");
  }

  @Test
  void referencesStandForWhatTheyReferTo() throws IOException {
    Net net =
        net(
            """
            <page id='g'><place id='p'/><transition id='t'/></page>
            <page id='h'>
              <referencePlace id='r' ref='s'/><referencePlace id='s' ref='p'/>
              <referenceTransition id='u' ref='t'/>
              <arc id='a' source='r' target='u'/>
            </page>""");

    assertThat(NetText.of(net)).containsExactly("", "t: p ->");
  }

  @Test
  void partsForOtherToolsAreSkipped() throws IOException {
    Net net =
        net(
            """
            <toolspecific tool='x' version='1'><place id='p'/><rubbish/></toolspecific>
            <place id='p'><graphics><position x='1' y='2'/></graphics>
              <initialMarking><text>1</text><toolspecific tool='y' version='2'><text>7</text>
              </toolspecific></initialMarking></place>""");

    assertThat(NetText.of(net)).containsExactly("p");
  }

  @Test
  void parallelArcsAddUp() throws IOException {
    Net net =
        net(
            "<place id='p'/><transition id='t'/><arc id='a' source='p' target='t'/>"
                + "<arc id='b' source='p' target='t'/><arc id='c' source='t' target='p'/>");

    assertThat(NetText.of(net)).containsExactly("", "t: 2*p -> p");
  }

  @Test
  void valuesOfOlderToolsAreRead() throws IOException {
    Net net =
        net(
            """
            <place id='p'><initialMarking><value>Default,2</value></initialMarking>
              <capacity><value>0</value></capacity></place>
            <transition id='t'/>
            <arc id='a' source='p' target='t'><inscription><value>1</value></inscription>
              <type value='normal'/></arc>""");

    assertThat(NetText.of(net)).containsExactly("2*p", "t: p ->");
  }

  @Test
  void whatIsWrongIsSaidWithItsLine() {
    refused("<place/>", 3, "<place> has no id");
    refused("<place id='p'/>\n<place id='p'/>", 4, "there are two nodes with the id 'p'");
    refused(
        "<place id='p'>\n<initialMarking><text>many</text></initialMarking></place>",
        4,
        "the initial marking of 'p' is 'many', not a whole number from 0 to 2147483647");
    refused(
        "<place id='p'><initialMarking><text>3000000000</text></initialMarking></place>",
        3,
        "the initial marking of 'p' is '3000000000', not a whole number from 0 to 2147483647");
    refused(
        "<place id='p'/><transition id='t'/>\n<arc id='a' source='p' target='x'/>",
        4,
        "there is no place or transition 'x'");
    refused(
        "<place id='p'/><place id='q'/>\n<arc id='a' source='p' target='q'/>",
        4,
        "the arc joins two places, 'p' and 'q'");
    refused(
        "<place id='p'/><transition id='t'/>\n<arc id='a' source='p' target='t'>"
            + "<inscription><text>0</text></inscription></arc>",
        4,
        "the weight of the arc is '0', not a whole number from 1 to 2147483647");
    refused(
        "<place id='p'/><transition id='t'/>\n<arc id='a' source='p' target='t'>"
            + "<type value='inhibitor'/></arc>",
        4,
        "the arc is of type 'inhibitor'; only normal arcs are supported");
    refused(
        "<place id='p'><capacity><value>3</value></capacity></place>",
        3,
        "place 'p' has a capacity, which is not supported: add a complementary place");
    refused(
        "<transition id='t'/><referencePlace id='r' ref='s'/>\n<referencePlace id='s' ref='r'/>\n"
            + "<arc id='a' source='s' target='t'/>",
        3,
        "the reference 'r' leads back to itself");
  }

  @Test
  void unknownElementsAreRefused() {
    refused("<plase id='p'/>", 3, "<plase> in <net> is not known; did you mean 'place'?");
    refused(
        "<place id='p'>\n<initialmarking><text>1</text></initialmarking></place>",
        4,
        "<initialmarking> in <place> is not known; did you mean 'initialMarking'?");
    refused(
        "<transition id='t'><condition/></transition>",
        3,
        "<condition> in <transition> is not known");
    refused(
        "<transition id='t'><priority><value>2</value></priority></transition>",
        3,
        "transition 't' has a priority, which is not supported");
  }

  @Test
  void emptyMarkingsAndWeightsAreRefused() {
    refused(
        "<place id='p'><initialMarking><text> </text></initialMarking></place>",
        3,
        "the initial marking of 'p' is empty: write <text>0</text>, or leave out <initialMarking>");
    refused(
        "<place id='p'/><transition id='t'/>\n<arc id='a' source='p' target='t'><inscription/></arc>",
        4,
        "the weight of the arc is empty: write <text>1</text>, or leave out <inscription>");
  }

  @Test
  void referencesToNothingAreRefusedThoughNoArcUsesThem() {
    refused("<referencePlace id='r'/>", 3, "<referencePlace> has no ref");
    refused(
        "<place id='start'/>\n<referencePlace id='r' ref='stat'/>",
        4,
        "there is no place or transition 'stat'; did you mean 'start'?");
    refused(
        "<place id='p'/>\n<referenceTransition id='r' ref='p'/>",
        4,
        "<referenceTransition> leads to 'p', which is a place");
  }

  @Test
  void deepPagesAndLongNamesAreRefused() {
    refused(
        "<page id='x'>".repeat(10_000) + "</page>".repeat(10_000),
        3,
        "elements are nested more than 500 deep");
    refused(
        "<place id='%s'/>".formatted("p".repeat(2_000_000)),
        3,
        "the name that begins with 'pppppppppppppppppppp' has 2000000 characters, more than 1000");
  }

  @Test
  void pagesMayBeNestedUpToTheLimit() throws IOException {
    assertThat(
            net("<page id='x'>".repeat(497) + "<place id='p'/>" + "</page>".repeat(497)).places())
        .hasSize(1);
  }

  @Test
  void brokenXmlIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("<pnml>\n<net id='n'>\n</pnml>"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageStartingWith(directory.resolve("net.pnml") + ", line 3: not well-formed XML: ");
    assertThatThrownBy(() -> read(""))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("line 1: not well-formed XML");
    assertThatThrownBy(() -> read("<html/>"))
        .hasMessageContaining("line 1: the file starts with <html>, not with <pnml>");
  }

  @Test
  void entitiesFromOutsideAreNotFollowed() {
    String text =
        "<!DOCTYPE pnml [<!ENTITY secret SYSTEM 'file:///etc/hostname'>]>\n"
            + "<pnml><net id='n'><place id='p'><name><text>&secret;</text></name></place></net></pnml>";

    assertThatThrownBy(() -> read(text)).isInstanceOf(InvalidModelException.class);
  }

  @Test
  void twoNetsInOneFileAreRefused() {
    assertThatThrownBy(() -> read("<pnml>\n<net id='a'/>\n<net id='b'/>\n</pnml>"))
        .hasMessageEndingWith(
            "line 3: a second net begins here: put the one to check into a file of its own, there"
                + " are 'a', 'b'");
    assertThatThrownBy(() -> read("<pnml/>")).hasMessageContaining("there is no <net> in the file");
  }

  @Test
  void unknownTypesOfNetsAreRefused() throws IOException {
    assertThatThrownBy(() -> read("<pnml>\n<net id='a' type='urn:inhibitor'/></pnml>"))
        .hasMessageContaining("line 2: the net is of an unknown type, 'urn:inhibitor'; if it is");
    for (String type : new String[] {"", "P/T net", "http://www.example.org/top/pntd/ptNetb"}) {
      assertThat(read("<pnml><net id='a' type='%s'/></pnml>".formatted(type)).places()).isEmpty();
    }
  }

  @Test
  void netsWithColoursAreRefused() {
    String type = "http://www.pnml.org/version-2009/grammar/symmetricnet";

    assertThatThrownBy(() -> read("<pnml>\n<net id='a' type='%s'/></pnml>".formatted(type)))
        .hasMessageContaining("line 2: the net is of type " + type + ": its tokens have colours");
  }
}
