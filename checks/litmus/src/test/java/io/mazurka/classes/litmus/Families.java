package io.mazurka.classes.litmus;

import io.mazurka.classes.litmus.programs.AdderPrograms;
import io.mazurka.classes.litmus.programs.AtomicPrograms;
import io.mazurka.classes.litmus.programs.BulkPrograms;
import io.mazurka.classes.litmus.programs.FencePrograms;
import io.mazurka.classes.litmus.programs.FinalPrograms;
import io.mazurka.classes.litmus.programs.HandlePrograms;
import io.mazurka.classes.litmus.programs.HandoverPrograms;
import io.mazurka.classes.litmus.programs.ListPrograms;
import io.mazurka.classes.litmus.programs.LockPrograms;
import io.mazurka.classes.litmus.programs.LoopPrograms;
import io.mazurka.classes.litmus.programs.MapPrograms;
import io.mazurka.classes.litmus.programs.MeetingPrograms;
import io.mazurka.classes.litmus.programs.MonitorPrograms;
import io.mazurka.classes.litmus.programs.PlainPrograms;
import io.mazurka.classes.litmus.programs.QueuePrograms;
import io.mazurka.classes.litmus.programs.RefusalPrograms;
import io.mazurka.classes.litmus.programs.ShapePrograms;
import io.mazurka.classes.litmus.programs.SynchronizerPrograms;
import io.mazurka.classes.litmus.programs.ThreadPrograms;
import io.mazurka.classes.litmus.programs.ViewPrograms;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;

/** All families, program by program. */
final class Families {

  private Families() {}

  static List<Family> all() {
    return List.of(
        new AdderPrograms(),
        new AtomicPrograms(),
        new BulkPrograms(),
        new FencePrograms(),
        new FinalPrograms(),
        new HandlePrograms(),
        new HandoverPrograms(),
        new ListPrograms(),
        new LockPrograms(),
        new MeetingPrograms(),
        new LoopPrograms(),
        new MapPrograms(),
        new MonitorPrograms(),
        new PlainPrograms(),
        new QueuePrograms(),
        new RefusalPrograms(),
        new ShapePrograms(),
        new SynchronizerPrograms(),
        new ThreadPrograms(),
        new ViewPrograms());
  }

  /** Each program as a family and a number, with its name, for parameterized tests. */
  static Stream<Arguments> programs() {
    List<Arguments> all = new ArrayList<>();
    for (Family family : all()) {
      List<Litmus<?>> programs = family.programs();
      for (int number = 0; number < programs.size(); number++) {
        String name = family.getClass().getSimpleName() + ": " + programs.get(number).name();
        all.add(Arguments.of(Named.of(name, family), number));
      }
    }
    return all.stream();
  }
}
