/** The running day at the demo site, `YYYY-MM-DD`, or one so many days before: it is seven hours ahead of UTC. */
export function siteDay(daysBefore = 0): string {
  const moment = Date.now() + 7 * 3_600_000 - daysBefore * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
}

/** The running year at the demo site. */
export const siteYear = (): number => Number(siteDay().slice(0, 4));
