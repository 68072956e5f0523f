/** Bets and other calls for the same money may come between judging and writing. */
const MOST_TRIES = 5;

/**
 * Judges and writes, anew where the database refused what was written because something was faster: `attempt` answers
 * null then, and what it wrote, or its twin did, otherwise.
 * @throws what `attempt` throws, and an Error when others were faster each time
 */
export async function retryOnConflict<Written>(attempt: () => Promise<Written | null>): Promise<Written> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = await attempt();
    if (written !== null) return written;
  }
  throw new Error('other calls for the same money were faster each time');
}
