/**
 * Calls `over` once, with the reason, when nothing has finished for `silence` milliseconds, or when `limit`
 * milliseconds are over in all.
 * @param {{ silence: number, limit: number, over: (reason: string) => void }} options
 * @returns {{ finished: () => void, end: () => void }} `finished` starts the silence anew, `end` stops waiting.
 */
export function patience({ silence, limit, over }) {
  const end = () => {
    clearTimeout(quiet);
    clearTimeout(whole);
  };
  const stop = (reason) => {
    end();
    over(reason);
  };
  const listen = () => setTimeout(stop, silence, `nothing finished for ${inWords(silence)}`);
  const whole = setTimeout(stop, limit, 'the time of all steps together is over');
  let quiet = listen();
  const finished = () => {
    clearTimeout(quiet);
    quiet = listen();
  };
  return { finished, end };
}

function inWords(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`;
}
