/**
 * Milliseconds after which a tapped screen stands, whatever its answers do: its frame with what is there, and a moment
 * later the skeletons of what is not (app/ui/skeleton.tsx). What comes sooner is drawn once.
 */
const PATIENCE = 100;

/**
 * For a loader: `work`, or undefined where the browser has waited long enough for it, and the screen says itself that it
 * waits. The server waits for all of it. Rejects as `work` does, if that is in time (docs/decisions/079-what-players-type.md).
 */
export async function patiently<T>(work: Promise<T>): Promise<T | undefined> {
  if (typeof window === 'undefined') return work;
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
}
