package io.mazurka.dpor.tree;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes and reads a depth-first stack with the wakeup tree of its first state. */
final class StackImage {

  /** Stands in a tree for the end of the children of a node; no event has this number. */
  private static final long END = -2;

  private StackImage() {}

  static void save(Stack<?> stack, DataOutputStream out) throws IOException {
    out.writeInt(stack.length());
    for (int position = 0; position <= stack.length(); position++) {
      StackNode node = stack.node(position);
      out.writeInt(node.explored());
      out.writeLong(node.taken());
      EventList sleep = node.sleep();
      out.writeInt(sleep.size());
      for (int index = 0; index < sleep.size(); index++) {
        out.writeLong(sleep.get(index));
      }
    }
    WakeupTree plan = stack.node(0).plan;
    if (plan != null) {
      save(plan, out);
    }
  }

  /** Writes each node before its children, with a mark behind them. */
  private static void save(WakeupTree root, DataOutputStream out) throws IOException {
    Deque<WakeupTree> path = new ArrayDeque<>();
    WakeupTree at = root.first();
    while (at != null) {
      out.writeLong(at.event());
      WakeupTree next = at.first();
      if (next == null) {
        out.writeLong(END);
        next = at.sibling();
      } else {
        path.push(at);
      }
      while (next == null && !path.isEmpty()) {
        out.writeLong(END);
        next = path.pop().sibling();
      }
      at = next;
    }
    out.writeLong(END);
  }

  /** Reads into a stack that has only its first state. */
  static void restore(Stack<?> stack, DataInputStream in) throws IOException {
    int length = in.readInt();
    for (int position = 0; position <= length; position++) {
      int explored = in.readInt();
      long taken = in.readLong();
      StackNode node = stack.top();
      for (int left = in.readInt(); left > 0; left--) {
        node.sleep().add(in.readLong());
      }
      if (position < length) {
        stack.push(taken, false);
      }
      node.restore(explored, taken);
    }
    WakeupTree plan = WakeupTree.empty();
    read(plan, in);
    for (int position = 0; position <= length; position++) {
      StackNode node = stack.node(position);
      node.plan = plan;
      plan = plan.first();
      if (plan == null && position < length) {
        throw new IOException("a state has no plan");
      }
      node.branch = plan;
      plan = plan == null ? WakeupTree.empty() : plan;
    }
  }

  private static void read(WakeupTree root, DataInputStream in) throws IOException {
    Deque<WakeupTree> path = new ArrayDeque<>();
    path.push(root);
    while (!path.isEmpty()) {
      long event = in.readLong();
      if (event == END) {
        path.pop();
      } else {
        path.push(path.element().append(event));
      }
    }
  }
}
