/**
 * Whether a row changes what others see, so that none may run beside it: its pact file says so.
 * @param {{ comments?: Record<string, any> }} interaction
 */
export function isSiteWide({ comments }) {
  return comments?.siteWide === true;
}

/**
 * Does all work, so many at a time: first what may run side by side, then, one by one, what must be alone. What has a
 * key in common is done by one of them, one after the other. With one job all goes in its order.
 * @template Work, Done
 * @param {Work[]} work
 * @param {{ jobs: number, isAlone: (work: Work) => boolean, keyOf?: (work: Work) => string | undefined, perform: (work:
 *   Work, memory: object) => Promise<Done>, onNext?: (done: Done) => void }} options  `memory` is shared by what has a key
 * in common; `onNext` is told what is done in the order of `work`.
 * @returns {Promise<Done[]>} in the order of `work`
 */
export async function performAll(
  work,
  { jobs, isAlone, keyOf = () => undefined, perform, onNext = () => {} },
) {
  const done = new Array(work.length);
  let told = 0;
  const performUnit = async (unit) => {
    const memory = {};
    for (const index of unit) {
      done[index] = await perform(work[index], memory);
      while (told < work.length && done[told] !== undefined) onNext(done[told++]);
    }
  };
  if (jobs === 1) {
    await takeFrom([...work.keys()].map((index) => [index]).values(), performUnit);
    return done;
  }
  const units = unitsOf(work, keyOf);
  const mustBeAlone = (unit) => isAlone(work[unit[0]]);
  const next = units.filter((unit) => !mustBeAlone(unit)).values();
  await Promise.all(Array.from({ length: jobs }, () => takeFrom(next, performUnit)));
  await takeFrom(units.filter(mustBeAlone).values(), performUnit);
  return done;
}

/** Indices of work that has a key in common, in the order of the first of each. */
function unitsOf(work, keyOf) {
  const units = new Map();
  for (const [index, one] of work.entries()) {
    const key = keyOf(one) ?? index;
    units.set(key, [...(units.get(key) ?? []), index]);
  }
  return [...units.values()];
}

/** Several takers share one iterator: each takes what is next. */
async function takeFrom(next, performUnit) {
  for (let taken = next.next(); !taken.done; taken = next.next()) await performUnit(taken.value);
}
