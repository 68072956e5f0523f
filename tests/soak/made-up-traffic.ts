type Ask = (
  kind: 'call' | 'page',
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<{ status: number; text: string } | null>;

const ORIGIN = 'https://site.example';
const PAGES = ['/m/home', '/m/slot-games', '/m/login', '/m/set'];

/**
 * Strangers who make the site work for nothing: queries that no screen knows, values that are another each time, headers
 * alone, cookies that do not open, and ceremonies of passkeys that are begun and never ended.
 */
export function madeUpTraffic(
  ask: Ask,
  keepOn: (work: (times: number) => Promise<unknown>) => Promise<void>,
) {
  const headers = { Origin: ORIGIN, 'CF-Connecting-IP': '198.51.100.8' };
  const queries = keepOn(async (times) => {
    const path = PAGES[times % PAGES.length] as string;
    await Promise.all([
      ask('page', `${path}?x${times}=${times}&utm_source=${times}&gclid=${'x'.repeat(200)}`, { headers }),
      ask('page', `/m/search?q=word${times}&y=${times}`, { headers }),
      ask('page', `${path}?z=${times}`, { headers, method: 'HEAD' }),
      ask('page', `${path}?aff=A${times}`, {
        headers: { ...headers, Cookie: `__Host-session=forged${times}` },
      }),
    ]);
  });
  const ceremonies = keepOn(async () => {
    const begun = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' };
    await Promise.all([1, 2, 3].map(() => ask('call', '/wps/session/passkey/options', begun)));
  });
  return Promise.all([queries, ceremonies]);
}
