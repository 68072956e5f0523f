// Says each phase of a build: saves nothing, but nobody takes a slow build for one that hangs.
import type { Plugin } from 'vite';

const NAMES: Readonly<Record<string, string>> = {
  client: "the browser's files",
  ssr: 'the edge worker',
  reference_gateway: 'the reference gateway',
  demo: 'the demo beside it',
};

/** Milliseconds between two lines, where a phase goes on for longer. */
const A_LINE = 5000;

/**
 * Says each phase of a build, and how far it is: whoever waits on a busy machine sees it go on. A line comes only after
 * something was done.
 */
export function buildPhases(
  print: (line: string) => void = console.log,
  now: () => number = Date.now,
): Plugin {
  const counts = new Map<string, number>();
  let last = 0;

  const say = (line: string) => {
    last = now();
    print(line);
  };
  const count = (environment: string, what: string) => {
    const place = `  ${NAMES[environment] ?? environment}: ${what}`;
    const done = (counts.get(place) ?? 0) + 1;
    counts.set(place, done);
    if (now() - last >= A_LINE) say(`${place} ${done}`);
  };

  return {
    name: 'build-phases',
    apply: 'build',
    sharedDuringBuild: true,
    buildStart() {
      const { name } = this.environment;
      say(`Building ${NAMES[name] ?? name}`);
    },
    transform() {
      count(this.environment.name, 'files read:');
    },
    renderChunk: {
      // After terser, which takes most of the time.
      order: 'post',
      handler() {
        count(this.environment.name, 'files written:');
        return null;
      },
    },
  };
}
