/** In how many parts a silence is waited for: each looks at the processor. A machine that slept counts none. */
const PARTS = 10;

/**
 * Calls `over` once, with the reason, when for `silence` milliseconds nothing has finished and less than `idle` of a core
 * was used, or when more than `endless` milliseconds of processor time were used in all.
 * @param {{ silence: number, idle: number, endless: number, used: () => number, over: (reason: string) => void }} options
 *   `used` tells the processor time until now, in milliseconds
 * @returns {{ finished: () => void, end: () => void }} `finished` starts the silence anew, `end` stops waiting.
 */
export function patience({ silence, idle, endless, used, over }) {
  let readings = [used()];
  let quiet = 0;
  const look = () => {
    quiet += 1;
    readings = [...readings, used()].slice(-PARTS - 1);
    const spent = readings.at(-1) - readings[0];
    if (readings.at(-1) > endless) stop(`it used ${inWords(endless)} of processor time`);
    else if (quiet >= PARTS && readings.length > PARTS && spent < idle * silence)
      stop(`nothing finished for ${inWords(silence)}, and its processes were idle`);
  };
  const looking = setInterval(look, silence / PARTS);
  const end = () => clearInterval(looking);
  const stop = (reason) => {
    end();
    over(reason);
  };
  const finished = () => {
    quiet = 0;
  };
  return { finished, end };
}

function inWords(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`;
}
