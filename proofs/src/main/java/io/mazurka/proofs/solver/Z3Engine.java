package io.mazurka.proofs.solver;

import com.microsoft.z3.Context;
import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;

/** Z3, whose native library comes with its jar. */
final class Z3Engine implements SmtEngine {

  private final Context context = new Context();

  @Override
  public String execute(String commands) {
    try {
      return Native.evalSmtlib2String(context.nCtx(), commands);
    } catch (Z3Exception e) {
      return "(error \"%s\")".formatted(e.getMessage());
    }
  }

  @Override
  public void close() {
    context.close();
  }
}
