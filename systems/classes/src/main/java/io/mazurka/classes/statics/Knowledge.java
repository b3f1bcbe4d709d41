package io.mazurka.classes.statics;

import io.mazurka.classes.initialization.TypeNumbers;
import io.mazurka.classes.naming.LongNumbers;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.values.DeclaredFields;
import io.mazurka.dpor.execution.SavedNumbers;
import io.mazurka.kernel.InvalidModelException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What all executions of a test share, also those that run at the same time on classes that were
 * loaded several times: the numbers of fields, classes and objects, and what was met.
 */
public final class Knowledge implements SavedNumbers {

  private final DeclaredFields fields = new DeclaredFields();
  private final LongNumbers numbers = new LongNumbers();
  private final Map<String, Integer> statics = new LinkedHashMap<>();
  private final TypeNumbers types = new TypeNumbers();
  private final Omissions omissions = new Omissions();
  private volatile boolean shared;
  private volatile boolean interrupts;
  private volatile boolean completed;
  private @Nullable String race;

  public DeclaredFields fields() {
    return fields;
  }

  public LongNumbers numbers() {
    return numbers;
  }

  public TypeNumbers types() {
    return types;
  }

  public Omissions omissions() {
    return omissions;
  }

  /** The name of a holder with this unique text. */
  public synchronized long statics(String text) {
    return ObjectName.ofStatics(statics.computeIfAbsent(text, unknown -> statics.size()));
  }

  /** Notes that executions run at the same time from now on. */
  public void noteShared() {
    shared = true;
  }

  public boolean isShared() {
    return shared;
  }

  public void noteInterrupts() {
    interrupts = true;
  }

  public boolean hasInterrupts() {
    return interrupts;
  }

  public void noteCompleted() {
    completed = true;
  }

  public boolean isCompleted() {
    return completed;
  }

  /** Notes a data race. Of several it keeps the first in the order of words, not of time. */
  public synchronized void noteRace(Supplier<String> found) {
    String words = found.get();
    race = race == null || words.compareTo(race) < 0 ? words : race;
  }

  public synchronized @Nullable String race() {
    return race;
  }

  @Override
  public synchronized void save(DataOutputStream out) throws IOException {
    List<List<String>> all = fields.inOrder();
    out.writeInt(all.size());
    for (List<String> field : all) {
      write(field, out);
    }
    write(types.inOrder(), out);
    write(List.copyOf(statics.keySet()), out);
    long[] names = numbers.inOrder();
    out.writeInt(names.length);
    for (long name : names) {
      out.writeLong(name);
    }
    for (Omission omission : Omission.values()) {
      write(omissions.named(omission), out);
    }
    out.writeBoolean(completed);
    write(race == null ? List.of() : List.of(race), out);
  }

  @Override
  public synchronized void restore(DataInputStream in) throws IOException {
    boolean same = true;
    for (int number = 0, count = in.readInt(); number < count; number++) {
      List<String> field = read(in);
      boolean isVolatile = Boolean.parseBoolean(field.get(2));
      same &= fields.number(field.get(0), field.get(1), isVolatile) == number;
    }
    List<String> classes = read(in);
    for (int number = 0; number < classes.size(); number++) {
      same &= types.of(classes.get(number).replace('.', '/')) == number;
    }
    List<String> holders = read(in);
    for (int number = 0; number < holders.size(); number++) {
      same &= statics(holders.get(number)) == ObjectName.ofStatics(number);
    }
    for (int number = 0, count = in.readInt(); number < count; number++) {
      same &= numbers.of(in.readLong()) == number;
    }
    for (Omission omission : Omission.values()) {
      read(in).forEach(name -> omissions.note(omission, name));
    }
    completed |= in.readBoolean();
    read(in).forEach(words -> noteRace(() -> words));
    if (!same) {
      throw new InvalidModelException(
          "the checkpoint is of another program of this name: its classes have other fields or make"
              + " other objects");
    }
  }

  private static void write(List<String> texts, DataOutputStream out) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      out.writeUTF(text);
    }
  }

  private static List<String> read(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(in.readUTF());
    }
    return texts;
  }
}
