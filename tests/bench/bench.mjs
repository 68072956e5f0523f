// `npm run bench`: the site beside the least that could do the same, measured in one run. README.md explains.
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { watchChildren } from '../../scripts/lib/processes.mjs';
import { calibrate } from './calibration.mjs';
import { first } from './measures/first-load.mjs';
import { forwarding } from './measures/forwarding.mjs';
import { games } from './measures/games.mjs';
import { gate } from './measures/gate.mjs';
import { guestCost } from './measures/guest-cost.mjs';
import { largestPaint } from './measures/largest-paint.mjs';
import { lobby } from './measures/lobby.mjs';
import { mainThread } from './measures/main-thread.mjs';
import { pages } from './measures/pages.mjs';
import { scrolling } from './measures/scrolling.mjs';
import { taps } from './measures/taps.mjs';
import { worker } from './measures/worker.mjs';
import { memory } from './memory.mjs';
import { money } from './money.mjs';
import { keep, tableOf, writeReadme } from './report.mjs';
import { isShort, verdictOn } from './rows.mjs';
import { scale } from './scale.mjs';
import { newStand } from './stand.mjs';

/** The last two give the seeded site 10,000 games. */
const MEASURES = [
  worker,
  first,
  mainThread,
  largestPaint,
  taps,
  pages,
  gate,
  forwarding,
  guestCost,
  games,
  scrolling,
  lobby,
];
/** Commands of their own, which measure against no floor. */
const OTHERS = { money, memory, scale, readme: writeReadme };

watchChildren();
const names = process.argv.slice(2);
const other = OTHERS[names[0]];
await (other ? other(names.slice(1)) : compareAll(chosen()));

function chosen() {
  const unknown = names.find((name) => !MEASURES.some((measure) => measure.name === name));
  const known = [...MEASURES.map(({ name }) => name), ...Object.keys(OTHERS)];
  if (unknown) throw new Error(`No measure is named ${unknown}. There are: ${known.join(', ')}`);
  return MEASURES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Runs measures between calibrations: times count where the machine was calm before and after. */
async function compareAll(measures) {
  const stand = newStand(Number(process.env.BENCH_PORT ?? 3200));
  const rows = [];
  const calibrations = [await calibrate({ first: true })];
  tell(calibrations[0]);
  try {
    await ensureBuilt();
    for (const measure of measures) {
      console.log(`${measure.name}…`);
      const measured = await measure.run(stand).catch((error) => failure(measure, error));
      const [before, after] = [calibrations.at(-1), await calibrate()];
      calibrations.push(after);
      tell(after);
      const calm = before.calm && after.calm && calibrations[0].calm;
      rows.push(...measured.map((row) => ({ ...row, verdict: verdictOn(row, calm) })));
    }
  } finally {
    await stand.close();
  }
  report(rows, calibrations, measures.length === MEASURES.length);
}

/** A measure that breaks costs the others nothing; the run fails in the end. */
function failure({ name }, error) {
  console.error(error);
  return [
    { what: `${name} could not be measured: ${error.message.split('\n', 1)[0]}`, site: null, failed: true },
  ];
}

function tell({ calm, why }) {
  if (!calm) console.log(`  busy machine: ${why.join('; ')}`);
}

function report(rows, calibrations, whole) {
  const calm = calibrations.every((calibration) => calibration.calm);
  console.log(`\n${tableOf(rows)}\n`);
  if (!calm) console.log('The machine was busy: times are told and not judged. Weights are what they are.');
  const missed = rows.filter(({ verdict, failed }) => verdict === 'missed' || failed);
  for (const { what, failed } of missed) console.log(failed ? what : `missed: ${what}`);
  const complete = whole && !isShort && !rows.some(({ failed }) => failed);
  keep({ at: new Date().toISOString(), node: process.version, whole: complete, calm, calibrations, rows });
  console.log('Also in .ready/bench.json.');
  if (missed.length > 0) process.exitCode = 1;
}
