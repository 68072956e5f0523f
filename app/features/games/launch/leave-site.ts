/** Longer than any browser takes to leave a page. */
const GIVEN_UP = 10_000;

/**
 * Leaves for another site in the same tab. It ends when the visitor is back on a page that the browser has kept, or
 * when the address did not open.
 */
export async function leaveSite(address: string): Promise<void> {
  const returned = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  location.assign(address);
  await Promise.race([returned, new Promise((resolve) => setTimeout(resolve, GIVEN_UP))]);
}
