package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.engine.views.InboxParts.Group;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The slots for letters to the parts of a split process: what waits in one slot for the process
 * waits in one slot for each of its parts and each part of the sender.
 */
final class ChannelGroups {

  private final PartProcesses parts;
  private final PartLetters letters;
  private final ProcessComponent process;
  private final List<Channel> all = new ArrayList<>();

  /** Letters to a part that share a slot, and the channel of the whole process they are from. */
  private record Channel(int channel, int part, Group group) {}

  ChannelGroups(ProcessComponent process, PartProcesses parts, PartLetters letters) {
    this.parts = parts;
    this.letters = letters;
    this.process = process;
    for (int channel = 0; channel < process.parts().channels().size(); channel++) {
      add(channel, process.parts().channels().get(channel).sender());
    }
  }

  private void add(int channel, int sender) {
    int before = all.size();
    List<Integer> own = parts.indices(process.process().index());
    for (int part : own) {
      for (int source : parts.indices(sender)) {
        List<Integer> some = letters(channel, part, source);
        if (!some.isEmpty()) {
          all.add(new Channel(channel, part, new Group(source, some)));
        }
      }
    }
    if (all.size() == before) {
      Group empty = new Group(parts.index(sender, 0), List.of());
      all.add(new Channel(channel, own.get(0), empty));
    }
  }

  private List<Integer> letters(int channel, int part, int source) {
    int index = process.process().index();
    return IntStream.range(0, process.letters().size())
        .filter(letter -> process.parts().of(letter) == channel)
        .filter(letter -> letters.recipient(index, letter) == part)
        .map(letter -> letters.part(index, letter))
        .filter(letter -> letters.of(part).sender(letter) == source)
        .boxed()
        .toList();
  }

  /** The groups of letters of a part. */
  List<Group> of(int part) {
    return all.stream().filter(one -> one.part() == part).map(Channel::group).toList();
  }

  /** The slots of parts among which a channel of the whole process is divided. */
  List<Integer> slots(int channel, Layout apart) {
    List<Integer> slots = new ArrayList<>();
    for (Channel one : all) {
      if (one.channel() == channel) {
        List<Channel> same = all.stream().filter(it -> it.part() == one.part()).toList();
        slots.add(apart.firstChannel(one.part()) + same.indexOf(one));
      }
    }
    return slots;
  }
}
