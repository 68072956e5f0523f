import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditMoney } from '../../gateway/db/audit-money';
import { asMember } from '../../gateway/testing/as-member';
import { sitDown } from '../../gateway/testing/play';
import { keptBytes, MB, residentBytes } from '../bench/isolate-memory.mjs';
import { childPids } from '../bench/load.mjs';
import { type KillableGateway, startKillableGateway } from '../worker/support/killable-gateway';
import { SESSION_KEYS, type Site, sessionCookie, startSite } from '../worker/support/site';
import { madeUpTraffic } from './made-up-traffic';
import { slowBodies } from './slow-bodies';
import { type Mood, startWickedFront } from './wicked-front';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const PASSWORD = 'Lantern2209';
/** Milliseconds: what a call may take at the gateway, and in which everything is answered. */
const GATEWAY_TIMEOUT = 3_000;
const ANSWERED_WITHIN = { call: GATEWAY_TIMEOUT + 2_000, page: 3 * GATEWAY_TIMEOUT + 2_000 };
const RECOVERED_WITHIN = 5_000;
/** Between the first two rounds and the last: MB that the site's isolate may keep more, and growth of the process. */
const KEPT_MORE = 4;
const GROWTH = 1.3;
const [GUESTS, MEMBERS, PLAYERS] = [4, 4, 2];
const NEW_KEY = `new:${Buffer.alloc(32, 9).toString('base64url')}`;
const PAGES = ['/m/home', '/m/slot-games', '/m/activity', '/m/login', '/m/help', '/m/search?q=trong'];

type Round = { mood: Mood | 'is killed'; requests: number; failures: number; slowest: number; back: number };
/**
 * MB after a round: what the site's isolate keeps when all that nobody needs is collected, and what is resident of the
 * process around it, which holds some twenty isolates of the local runtime as well, before that and after.
 */
type Memory = { kept: number; resident: number; collected: number };
const rounds: Round[] = [];
const faults: string[] = [];
let site: Site;
let gateway: KillableGateway;
let front: Awaited<ReturnType<typeof startWickedFront>>;
let gatewayPids: string[];
let edgePids: () => string[];
let isOver = false;
let isPaused = false;
let working = 0;
/** Connections on which a body was refused unread and no answer was heard. */
let brokenOff = 0;

beforeAll(async () => {
  gateway = await startKillableGateway(join(tmpdir(), `soak-${process.pid}`));
  gatewayPids = childPids();
  front = await startWickedFront(gateway);
  const vars = { GATEWAY_URL: front.url, GATEWAY_TIMEOUT_MS: String(GATEWAY_TIMEOUT) };
  site = await startSite(vars, { inspected: true });
  edgePids = () => childPids().filter((pid) => !gatewayPids.includes(pid));
});
afterAll(async () => {
  await site?.close();
  await front?.close();
  await gateway?.close();
});

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const present = () => rounds.at(-1) as Round;
const resident = () => edgePids().reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0) / MB;

async function memory(): Promise<Memory> {
  const before = resident();
  const kept = (await keptBytes(await site.inspectorPort(), 'mobile-site')) / MB;
  return { kept, resident: before, collected: resident() };
}

/** One request of the mix: answered in its time, or a fault; the text of its answer. */
async function ask(
  kind: keyof typeof ANSWERED_WITHIN,
  path: string,
  init: Parameters<Site['fetch']>[1] = {},
) {
  const begun = performance.now();
  const late = rest(ANSWERED_WITHIN[kind]).then(() => null);
  const asked = site
    .fetch(path, init)
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
  const answer = await Promise.race([asked, late]);
  const round = present();
  round.requests += 1;
  round.slowest = Math.max(round.slowest, performance.now() - begun);
  if (!answer) faults.push(`${round.mood}: no answer of ${path} in ${ANSWERED_WITHIN[kind]} ms`);
  if ((answer?.status ?? 500) >= 500) round.failures += 1;
  return answer;
}

/** Does something over and over, with a breath between, until the soak is over; not while it is paused. */
async function keepOn(work: (times: number) => Promise<unknown>) {
  for (let times = 0; !isOver; times += 1) {
    await rest(100 + Math.random() * 200);
    if (isPaused) continue;
    working += 1;
    try {
      await work(times);
    } finally {
      working -= 1;
    }
  }
}

const guest = (number: number) =>
  keepOn(async (times) => {
    const headers = { 'CF-Connecting-IP': `203.0.113.${number}` };
    await ask('page', PAGES[(times + number) % PAGES.length] as string, { headers });
    await ask('call', `/lgw/games?language=VI&pageNum=${1 + (times % 9)}&pageSize=30`, { headers });
  });

async function member(account: string, others: readonly string[]) {
  let Cookie = await sessionCookie((await asMember(gateway, account, PASSWORD)).token);
  await keepOn(async (times) => {
    const [call, page] = [
      await ask('call', '/wps/member/info', { headers: { Cookie } }),
      times % 3 ? null : await ask('page', '/m/member/home', { headers: { Cookie } }),
    ];
    if (call?.status === 200 && JSON.parse(call.text).value.account !== account)
      faults.push(`${account} was answered ${call.text.slice(0, 80)}`);
    for (const other of others) {
      if (`${call?.text} ${page?.text}`.includes(other)) faults.push(`${account} was shown ${other}`);
    }
    if (call?.status === 401) {
      const again = await asMember(gateway, account, PASSWORD).catch(() => null);
      if (again) Cookie = await sessionCookie(again.token);
    }
  });
}

/** Bets and wins at the gateway's wallet, each repeated under its id until it is answered. */
async function player(account: string) {
  const throughFront = {
    ...gateway,
    send: (path: string, init?: RequestInit) =>
      fetch(front.url + path, { ...init, signal: AbortSignal.timeout(GATEWAY_TIMEOUT) }),
  };
  await gateway.sandbox('/members', { account, password: PASSWORD, balance: 1_000_000 });
  const sat = await sitDown(throughFront, { account, nodeId: 90001 }).catch(() => null);
  let expected = 0;
  const insist = async (move: () => Promise<unknown>) => {
    while (
      !(await move().then(
        () => true,
        () => false,
      ))
    )
      await rest(300);
  };
  await keepOn(async () => {
    if (!sat || isOver) return;
    const [bet, win] = [crypto.randomUUID(), crypto.randomUUID()];
    await insist(() => sat.bet(bet, 1_000));
    await insist(() => sat.win(win, bet, 700));
    expected -= 300;
  });
  // A soak in which nobody played says nothing of money.
  if (expected === 0) faults.push(`${account} has not played`);
  return { account, expected, left: sat ? await sat.balance() : null };
}

/** A body that is refused unread may break the connection on which it is still being written. */
function refusedUnread(error: Error) {
  if (!/EPIPE|ECONNRESET/.test(String(error.cause))) throw error;
}

const stranger = () =>
  keepOn(async (times) => {
    const headers = { Origin: 'https://site.example', 'CF-Connecting-IP': '198.51.100.7' };
    const form = { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' };
    const bodies = [
      ask('call', `/_serverFn/${'a'.repeat(64)}`, {
        method: 'POST',
        headers: form,
        body: 'x'.repeat(2_000_000),
      }).catch(refusedUnread),
      ask('call', '/wps/member/info', { method: 'PUT', headers, body: '{"nickname":'.repeat(4_000) }),
      ask('call', `/lgw/games?language=VI&pageNum=1&pageSize=30&vassalage=v${times}`, { headers }),
    ];
    await Promise.all(bodies);
  });

/** Milliseconds until both a guest's page and a call that no cache knows are answered again. */
async function recovery() {
  const begun = performance.now();
  const isBack = async () =>
    (await site.fetch('/m/home')).status === 200 &&
    (await site.fetch('/wps/system/customerService')).status === 200;
  while (!(await isBack()) && performance.now() - begun < 4 * RECOVERED_WITHIN) await rest(100);
  return performance.now() - begun;
}

async function inMood(mood: Round['mood'], seconds: number) {
  rounds.push({ mood, requests: 0, failures: 0, slowest: 0, back: 0 });
  if (mood === 'is killed') {
    for (const pid of gatewayPids) process.kill(Number(pid), 'SIGKILL');
    const others = [...gatewayPids, ...edgePids()];
    const reborn = () => childPids().filter((pid) => !others.includes(pid));
    while (!reborn().length) await rest(50);
    gatewayPids = reborn();
    while (
      !(await gateway.send('/wps/system/status').then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await rest(50);
  } else {
    front.become(mood);
    await rest(seconds * 1_000);
    front.become('well');
  }
  present().back = await recovery();
}

/** A deployment with another key in front: those who came under the old one stay. */
async function rotateKeys() {
  isPaused = true;
  while (working > 0) await rest(50);
  await site.restart({ SESSION_KEYS: `${NEW_KEY},${SESSION_KEYS}` });
  await recovery();
  isPaused = false;
}

it('the site stands what a gateway may do to it, for as long as it is told to [GATE-16 CALL-04 MONEY-02]', async () => {
  const end = Date.now() + MINUTES * 60_000;
  const names = Array.from({ length: MEMBERS }, (_, index) => `soak_${process.pid}_m${index}`);
  for (const account of names) await gateway.sandbox('/members', { account, password: PASSWORD });
  rounds.push({ mood: 'well', requests: 0, failures: 0, slowest: 0, back: 0 });
  const players = Array.from({ length: PLAYERS }, (_, index) => player(`soak_${process.pid}_p${index}`));
  const traffic = [
    ...Array.from({ length: GUESTS }, (_, index) => guest(index + 1)),
    ...names.map((account) =>
      member(
        account,
        names.filter((name) => name !== account),
      ),
    ),
    stranger(),
    madeUpTraffic(ask, keepOn),
    keepOn(async (turn) => {
      const seen = await slowBodies(site, turn, { account: names[0] as string, password: PASSWORD });
      faults.push(...seen.faults);
      brokenOff += seen.broken;
    }),
  ];
  await rest(5_000);
  const memories: Memory[] = [];
  const seconds = Math.min(12, MINUTES * 4);
  for (let turn = 0; Date.now() < end; turn += 1) {
    await inMood('well', seconds);
    for (const mood of ['stalls', 'lies', 'errors', 'refuses', 'is killed'] as const) {
      if (Date.now() < end) await inMood(mood, seconds);
    }
    await gateway.sandbox('/clock', { offsetSeconds: (turn + 1) * 600 });
    memories.push(await memory());
    if (turn === 0) await rotateKeys();
  }
  isOver = true;
  await Promise.all(traffic);
  const played = await Promise.all(players);

  const moods = [...new Set(rounds.map(({ mood }) => mood))];
  const table = moods.map((mood) => {
    const ofMood = rounds.filter((round) => round.mood === mood);
    const sum = (of: (round: Round) => number) => ofMood.reduce((total, round) => total + of(round), 0);
    const most = (of: (round: Round) => number) => Math.round(Math.max(...ofMood.map(of)));
    const cells = [mood, ofMood.length, sum((r) => r.requests), sum((r) => r.failures)];
    return `| ${[...cells, most((r) => r.slowest), most((r) => r.back)].join(' | ')} |`;
  });
  const head =
    '| the gateway | times | requests | of them 5xx | slowest, ms | back after, ms |\n|---|---:|---:|---:|---:|---:|';
  const told = (of: keyof Memory) => memories.map((memory) => Math.round(memory[of])).join(', ');
  process.stdout.write(
    [
      '',
      head,
      ...table,
      '',
      `Kept in the site's isolate, MB: ${told('kept')}`,
      `Resident of the process, MB: ${told('resident')}; after a collection: ${told('collected')}`,
      `Connections of slow bodies that broke off: ${brokenOff}`,
      '',
    ].join('\n'),
  );

  expect(faults).toEqual([]);
  for (const { mood, back } of rounds) expect([mood, back < RECOVERED_WITHIN]).toEqual([mood, true]);
  for (const { account, expected, left } of played)
    expect([account, left]).toEqual([account, 1_000_000 + expected]);
  expect(await auditMoney(await gateway.database())).toEqual([]);
  const atFirst = (of: keyof Memory) => Math.max(...memories.slice(0, 2).map((memory) => memory[of]));
  expect(memories.at(-1)?.kept).toBeLessThan(atFirst('kept') + KEPT_MORE);
  expect(memories.at(-1)?.collected).toBeLessThan(atFirst('collected') * GROWTH);
});
