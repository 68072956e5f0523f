/**
 * Whether a row changes what others see, so that none may run beside it: its pact file says so.
 * @param {{ comments?: Record<string, any> }} interaction
 */
export function isSiteWide({ comments }) {
  return comments?.siteWide === true;
}

/**
 * Does all work, so many at a time; first what may run side by side, then, one by one, what must be alone. With one job
 * all goes in its order.
 * @template Work, Done
 * @param {Work[]} work
 * @param {{ jobs: number, isAlone: (work: Work) => boolean, perform: (work: Work) => Promise<Done>, onNext?: (done:
 *   Done) => void }} options  `onNext` is told what is done in the order of `work`.
 * @returns {Promise<Done[]>} in the order of `work`
 */
export async function performAll(work, { jobs, isAlone, perform, onNext = () => {} }) {
  const done = new Array(work.length);
  let told = 0;
  const performAt = async (index) => {
    done[index] = await perform(work[index]);
    while (told < work.length && done[told] !== undefined) onNext(done[told++]);
  };
  const all = [...work.keys()];
  const side = jobs > 1 ? all.filter((index) => !isAlone(work[index])) : [];
  const alone = jobs > 1 ? all.filter((index) => isAlone(work[index])) : all;
  const next = side.values();
  await Promise.all(Array.from({ length: jobs }, () => takeFrom(next, performAt)));
  await takeFrom(alone.values(), performAt);
  return done;
}

/** Several takers share one iterator: each takes what is next. */
async function takeFrom(next, performAt) {
  for (let taken = next.next(); !taken.done; taken = next.next()) await performAt(taken.value);
}
