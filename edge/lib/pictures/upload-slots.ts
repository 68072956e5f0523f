/** Pictures that one isolate reads at once: four of 5 MB, and what comes and goes around them, leave it room. */
const SLOTS = 4;
/** Of them of one account, however often it has logged in. */
const OWN_SLOTS = 2;

const taken = new Map<string, number>();
let all = 0;

/** Takes a slot for an account. @returns how to give it back, or null when none is free */
export function takeUploadSlot(account: string): (() => void) | null {
  const own = taken.get(account) ?? 0;
  if (all >= SLOTS || own >= OWN_SLOTS) return null;
  all += 1;
  taken.set(account, own + 1);
  return () => {
    all -= 1;
    const left = (taken.get(account) ?? 1) - 1;
    if (left > 0) taken.set(account, left);
    else taken.delete(account);
  };
}
