/** The demo's one source of time. */
export type Clock = {
  /** Epoch milliseconds, moved by a sandbox. */
  now(): number;
  /** Epoch milliseconds of the machine, to judge timestamps written by other machines. */
  wall(): number;
};

/** A clock that runs `offset` milliseconds ahead of the machine. */
export function clockAhead(offset: number): Clock {
  return { now: () => Date.now() + offset, wall: () => Date.now() };
}
