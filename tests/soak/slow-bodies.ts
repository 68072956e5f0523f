import { addressOf, payloadOf } from '../worker/support/server-functions';
import { type Site, sessionCookie } from '../worker/support/site';

/** Bodies that are begun at once, over and over, and from how many addresses of one network: each begins more than it may. */
const AT_ONCE = 320;
const ADDRESSES = 4;
/** What is posted to, and the bytes that are announced: each is a byte short. */
const KINDS = [
  ['/_serverFn/sendCodeFn', 4_096],
  ['/client-errors', 4_096],
  ['/_serverFn/logInFn', 65_001],
  ['/wps/tasks/checkIn', 65_001],
] as const;
/** Milliseconds: a body that sent all but its last byte is ended before that, whatever the gateway does. */
const ENDED_WITHIN = 20_000;
/** Milliseconds between two calls of a member meanwhile. */
const MEMBERS_PACE = 2_000;
const KNOWN = ['401', '408', '413', '429', '502', '503'];

/** Who logs in and moves money meanwhile, from addresses that nobody else has. */
type Honest = { account: string; password: string };
/** What was not as it should be, and of how many bodies the connection broke off before an answer was heard. */
type Seen = { faults: string[]; broken: number };

/**
 * A crowd of a few addresses that begins bodies and ends none, while somebody logs in and a member moves money: for those
 * there is room. A connection may break off on which a body is refused unread: that is no answer, and is counted apart.
 */
export async function slowBodies(
  site: Pick<Site, 'raw' | 'post'>,
  turn: number,
  honest: Honest,
): Promise<Seen> {
  const seen: Seen = { faults: [], broken: 0 };
  let isOver = false;
  const crowd = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => slowBody(site, turn, n, seen)));
  const meanwhile = Promise.all([
    logIn(site, turn, honest, seen.faults),
    moveMoney(site, turn, () => isOver, seen.faults),
  ]);
  const answers = await crowd;
  isOver = true;
  await meanwhile;
  // A crowd that nobody heard shut nobody out.
  if (seen.broken > (answers.length * 3) / 4)
    seen.faults.push(`Of ${answers.length} slow bodies ${seen.broken} were not answered`);
  return seen;
}

/** The status of its answer; null for none. */
async function slowBody(site: Pick<Site, 'raw'>, turn: number, n: number, seen: Seen) {
  const [path, announced] = KINDS[n % KINDS.length] as (typeof KINDS)[number];
  const headers = [
    'Origin: https://site.example',
    'Content-Type: application/json',
    `Content-Length: ${announced}`,
    `CF-Connecting-IP: 198.18.${turn % 256}.${Math.floor(n / KINDS.length) % ADDRESSES}`,
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ENDED_WITHIN);
  });
  const asked = site.raw(`POST ${path}`, headers, 'x'.repeat(announced - 1)).catch(() => 'broken' as const);
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  if (answer === 'broken' || answer === '') {
    seen.broken += 1;
    return null;
  }
  const status = answer === 'late' ? answer : answer.slice(9, 12);
  if (!KNOWN.includes(status)) seen.faults.push(`A slow body to ${path} was answered ${status}`);
  return status;
}

/** Whether the site had no room for a body, as it says itself: a gateway that is down has another word. */
const isShutOut = ({ status, headers }: Awaited<ReturnType<Site['post']>>) =>
  status === 503 && headers.get('Retry-After') === '5';

async function logIn(site: Pick<Site, 'post'>, turn: number, honest: Honest, faults: string[]) {
  const body = payloadOf({ type: 'username', username: honest.account, password: honest.password });
  await rest(MEMBERS_PACE / 2);
  const answer = await site.post(addressOf('logInFn'), body, {
    'CF-Connecting-IP': `203.0.${turn % 256}.9`,
  });
  if (isShutOut(answer)) faults.push('A login found no room beside slow bodies');
}

async function moveMoney(site: Pick<Site, 'post'>, turn: number, isOver: () => boolean, faults: string[]) {
  const Cookie = await sessionCookie(`slow-${turn}`);
  while (!isOver()) {
    const headers = { Cookie, 'Idempotency-Key': crypto.randomUUID() };
    if (isShutOut(await site.post('/wps/tasks/checkIn', { day: '2026-11-26' }, headers)))
      faults.push('What moves money found no room beside slow bodies');
    await rest(MEMBERS_PACE);
  }
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
