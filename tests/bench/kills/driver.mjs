import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../../scripts/lib/paths.mjs';
import { startKillableRuntime } from '../../worker/support/killable-runtime.mjs';
import { booksOf } from './books.mjs';
import { main, operationsOf, points } from './operations.mjs';
import { openSite, settle } from './people.mjs';
import { minorOf, Unanswered, wireTo } from './wire.mjs';

/** Operations of a round, which are made at once; each by one call or by several that are the same. */
const MOST_AT_ONCE = 18;
/** What changes what a member must play, at once: all orders of it are thought through. */
const MOST_TURNOVER = 3;
/** Rounds between two looks at the whole of the books. */
const LOOK_EVERY = 25;
/** How often is asked for what was not answered, and looked at what does not agree yet. */
const MOST_TRIES = 40;
const LOOKS = 4;
/** Rounds of a day of the agents. */
const CLOSE_EVERY = 15;
const MOST_FAULTS = 25;
const HOUSE = ['payments', 'fees', 'unmatched', 'games', 'bonuses', 'points'].map((name) => `house:${name}`);
const HOUSE_IDS = HOUSE.map((id) => `'${id}'`).join(', ');
/** Seven in the morning at the site: the day is as long as it can be, and no draw is held for hours. */
const MORNING_UTC = 24;

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Random operations of money on the running gateway, over HTTP, which is killed (SIGKILL) amid them, as often as told; a
 * model of its own knows every balance. What was not answered is asked again with the same key, and comes out done once.
 */
export async function driveMoney({ operations: wanted, kills: mostKills, seed }) {
  const gateway = await startKillableRuntime(join(tmpdir(), `money-kills-${process.pid}`));
  const begun = performance.now();
  const run = { seed, operations: 0, rounds: 0, kills: 0, kinds: {}, faults: [], refused: {} };
  const unsure = { calls: 0, operations: 0, again: 0, repeated: 0 };
  console.log(`seed ${seed}: ${wanted} operations, ${mostKills} kills`);
  try {
    await drive(gateway, { wanted, mostKills, next: numbers(seed), run, unsure, begun });
  } finally {
    report(run, unsure, performance.now() - begun);
    await gateway.close();
  }
  return run;
}

async function drive(gateway, { wanted, mostKills, next, run, unsure, begun }) {
  const wire = wireTo(gateway.url);
  const books = booksOf();
  const clock = clockOf(wire);
  const site = { isSingle: false, run: `${run.seed}` };
  const fault = (what) => {
    run.faults.push(`round ${run.rounds}: ${what}`);
    console.log(`DIFFERENCE round ${run.rounds}: ${what}`);
  };
  await clock.set();
  await openSite(wire);
  const members = await settle(wire, books, run.seed);
  for (const [id, balance] of await ledger(gateway, HOUSE_IDS)) books.move([id, balance]);
  for (const id of HOUSE) books.move([id, 0]);
  const acts = operationsOf({ wire, books, next, members, clock, site, fault });
  const pick = (from) => from[next(from.length)];
  const made = [];
  const killAt = Array.from({ length: mostKills }, (_, n) =>
    Math.floor(((n + next(1_000) / 1_000) * wanted) / mostKills),
  );

  /** Several operations, mostly about the same members; now and then one that was made before. */
  function drawRound(least) {
    const focus = [pick(members), pick(members), pick(members)];
    const turnover = new Map();
    const round = new Set();
    const many = least + next(MOST_AT_ONCE + 1 - least);
    for (let tries = 0; round.size < many && tries < 50; tries += 1) {
      const isOld = next(8) === 0 && made.length > 0;
      const op = isOld ? pick(made.slice(-60)) : acts.draw(next(5) === 0 ? pick(members) : pick(focus));
      if (!op) continue;
      const sum = (turnover.get(op.member) ?? 0) + (op.turnover ?? 0);
      if (sum > MOST_TURNOVER) continue;
      turnover.set(op.member, sum);
      round.add(op);
    }
    return [...round];
  }

  /** Sends each operation, some twice or thrice; the gateway is killed at a moment if it is to be. */
  async function sendAll(ops, isKilled) {
    const calls = ops.flatMap((op) => Array.from({ length: next(5) === 0 ? 2 + next(2) : 1 }, () => op));
    const moment = next(calls.length);
    const wait = next(2) === 0 ? next(400) : null;
    let answered = 0;
    let isDead = false;
    const kill = () => {
      if (isDead) return;
      isDead = true;
      gateway.kill();
    };
    const sent = calls.map(async (op) => {
      try {
        op.answers.push(await op.send());
        answered += 1;
        if (isKilled && wait === null && answered > moment) kill();
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        unsure.calls += 1;
        op.isUnsure = true;
      }
    });
    if (isKilled && wait !== null) setTimeout(kill, wait);
    if (isKilled && moment === 0) kill();
    await Promise.all(sent);
    if (isKilled) kill();
  }

  /** As whoever does not know asks again: the same, until there is an answer. */
  async function askAgain(op) {
    for (let tries = 0; op.isUnsure; tries += 1) {
      try {
        const answer = await op.send();
        op.answers.push(answer);
        op.isUnsure = false;
        if (answer.value?.repeated) unsure.repeated += 1;
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (tries === MOST_TRIES) {
          fault(`${op.kind} has no answer: ${error.message}`);
          return;
        }
        unsure.again += 1;
        await rest(250);
      }
    }
  }

  function conclude(op) {
    const done = op.answers.filter(({ done }) => done);
    run.kinds[op.kind] ??= { made: 0, done: 0 };
    const count = run.kinds[op.kind];
    count.made += 1;
    if (done.length === 0) {
      if (op.value !== undefined && !op.lapses?.())
        fault(`${op.kind} was done, and is refused: ${op.answers.at(-1)?.code}`);
      return;
    }
    const names = new Set(
      [...(op.value !== undefined ? [op.value] : []), ...done.map(({ value }) => value)].map(sameOf(op)),
    );
    if (names.size > 1) fault(`${op.kind} was done as ${[...names].join(' and as ')}`);
    const first = done.filter(({ value }) => value?.repeated === false);
    if (op.isSetOnce && (first.length > 1 || (op.value !== undefined && first.length > 0)))
      fault(`${op.kind} was heard as new ${first.length} times`);
    count.done += 1;
    if (op.value !== undefined) return;
    op.value = done[0].value ?? null;
    op.isNew = true;
    op.apply(op.value);
  }

  function explain(op) {
    if (op.isNew) op.proves?.();
    op.isNew = false;
    for (const { done, code } of op.answers) {
      if (done) continue;
      run.refused[code] = (run.refused[code] ?? 0) + 1;
      if (op.value === undefined && !op.explains(code))
        fault(`${op.kind} of ${op.member.account} is refused: ${code}`);
    }
  }

  /** Asks after what ends by itself, and compares what members are told; what is on its way is given its time. */
  async function compare(touched, isWhole) {
    let differences = [];
    for (let looks = 0; looks < LOOKS; looks += 1) {
      for (const member of await acts.askAfter(isWhole || looks > 0)) touched.add(member);
      differences = (await Promise.all([...touched].map((member) => differencesOf(member, isWhole)))).flat();
      // What became due meanwhile is known at the next look.
      if (isWhole) differences.push(...(await differencesOfBooks()));
      if (differences.length === 0) break;
      await clock.pass(1 + looks * 10);
    }
    for (const difference of differences) fault(difference);
  }

  /** What a member is told that is not so; the whole of it, or what most operations change. */
  async function differencesOf(member, isWhole) {
    const ask = async (path) => (await wire.read(member.token, path)).value;
    const [{ main: inMain, vendors }, overview] = await Promise.all(
      ['/wps/transfer/wallets', '/wps/transaction/withdraw/overview'].map(ask),
    );
    const wrong = [];
    const holds = (what, is, known) => {
      if (is !== known) wrong.push(`${what} of ${member.account} is ${is}, not ${known}`);
    };
    holds('main wallet', minorOf(inMain), books.get(main(member)));
    let sum = books.get(main(member));
    for (const [account, balance] of books.accounts()) {
      const [kind, lobby, id] = account.split(':');
      if (kind !== 'vendor' || Number(id) !== member.id) continue;
      sum += balance;
      const there = vendors.find(({ vendor }) => vendor === lobby)?.balance ?? 0;
      holds(`wallet at ${lobby}`, minorOf(there), balance);
    }
    if (isWhole) {
      holds('balance of the site', minorOf((await ask('/wps/wallets/gcs')).sumBalance), sum);
      holds('points', await ask('/wps/points/balance'), books.get(points(member)));
    }
    const told = overview.requirements.map((one) => [one.locked, one.required, one.played].map(minorOf));
    const possible = books.possible(member);
    const queue = possible.find((one) => JSON.stringify(one) === JSON.stringify(told));
    if (queue) member.queue = queue;
    else
      wrong.push(
        `what ${member.account} must play is ${JSON.stringify(told)}, not ${JSON.stringify(possible.slice(0, 3))}`,
      );
    return wrong;
  }

  /** What the ledger has otherwise than the model, and what the gateway's own audit tells. */
  async function differencesOfBooks() {
    const wrong = [];
    const ids = members.map(({ id }) => id).join(',');
    const own = await ledger(
      gateway,
      `SELECT id FROM ledger_accounts WHERE member_id IN (${ids}) OR id IN (${HOUSE_IDS})`,
    );
    const known = new Map(books.accounts());
    for (const id of new Set([...own.keys(), ...known.keys()])) {
      const [is, shouldBe] = [own.get(id) ?? 0, known.get(id) ?? 0];
      if (is !== shouldBe) wrong.push(`${id} is ${is} in the ledger, not ${shouldBe}`);
    }
    const [{ sum }] = await rowsOf(gateway, 'SELECT COALESCE(SUM(balance), 0) AS sum FROM ledger_accounts');
    if (sum !== 0) wrong.push(`all accounts come to ${sum}`);
    const { faults } = await wire.staff('/audit');
    for (const line of faults)
      if (!(line.wrong === 'payout told otherwise' && acts.isGivenBack(line.order_no)))
        wrong.push(`audit: ${JSON.stringify(line)}`);
    return wrong;
  }

  while (run.operations < wanted && run.faults.length < MOST_FAULTS) {
    run.rounds += 1;
    books.begin();
    acts.beginRound();
    clock.begin();
    const touched = new Set([await acts.prepare()]);
    const isKilled = run.operations >= (killAt[run.kills] ?? Number.POSITIVE_INFINITY);
    const ops = run.rounds % CLOSE_EVERY === 0 ? [acts.closeDay()] : drawRound(isKilled ? 10 : 4);
    for (const op of ops) {
      op.answers = [];
      op.isUnsure = false;
      touched.add(op.member);
      if (op.also) touched.add(op.also);
    }
    await sendAll(ops, isKilled);
    if (isKilled) {
      run.kills += 1;
      await gateway.isBack();
      await endLeases(gateway);
    }
    const uncertain = ops.filter(({ isUnsure }) => isUnsure);
    unsure.operations += uncertain.length;
    await Promise.all(uncertain.map(askAgain));
    for (const op of ops.toSorted((a, b) => Number(a.isLast ?? 0) - Number(b.isLast ?? 0))) conclude(op);
    run.operations += ops.length;
    run.calls = wire.sent();
    made.push(...ops.filter((op) => !made.includes(op) && !op.kind.startsWith('look')));
    made.splice(0, Math.max(0, made.length - 200));

    await clock.pass(2 + next(30));
    const isWhole = isKilled || run.rounds % LOOK_EVERY === 0;
    if (isWhole) for (const member of members) touched.add(member);
    await compare(touched, isWhole);
    for (const op of ops) explain(op);
    for (const member of touched) if (member.queue) books.settle(member, member.queue);
    for (const member of members) member.queue = undefined;
    if (run.rounds % 50 === 0) tellProgress(run, performance.now() - begun);
  }

  books.begin();
  acts.beginRound();
  for (let minute = 0; minute < 60 && !acts.isQuiet(); minute += 1) {
    await clock.pass(600);
    for (const member of await acts.askAfter(true)) member.isLate = true;
  }
  for (const orderNo of acts.stuck()) fault(`${orderNo} has no end`);
  await compare(new Set(members), true);
  for (const [id, stock] of acts.left()) {
    const told = await wire.staff('/mall-items/left', { id });
    if (told.stock !== stock) fault(`of ${id} are ${told.stock} left, not ${stock}`);
  }
}

const sameOf = (op) => (value) => JSON.stringify(op.same && value ? op.same(value) : null);

/** Balances of the ledger's accounts of some ids, told by a query, as they are written. */
async function ledger(gateway, ids) {
  const rows = await rowsOf(gateway, `SELECT id, balance FROM ledger_accounts WHERE id IN (${ids})`);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

async function rowsOf(gateway, query) {
  const database = await gateway.database();
  return (await database.prepare(query).all()).results;
}

/** As if the machine had been off for a minute: nobody waits for a call that has died. */
const endLeases = (gateway) =>
  rowsOf(gateway, `UPDATE idempotent_calls SET expires_at = ${Date.now() - 60_000} WHERE answer IS NULL`);

/** The gateway's clock, which runs ahead of the machine's. */
function clockOf(wire) {
  const morning = new Date();
  morning.setUTCHours(MORNING_UTC, 0, 0, 0);
  let ahead = Math.round((morning.getTime() - Date.now()) / 1_000);
  let roundBegun = 0;
  const now = () => Date.now() + ahead * 1_000;
  const set = () => wire.staff('/clock', { offsetSeconds: ahead });
  return {
    now,
    set,
    begun: () => roundBegun,
    begin: () => {
      roundBegun = now();
    },
    async pass(seconds) {
      ahead += seconds;
      await set();
    },
  };
}

/** Numbers that look random and are the same for a seed. */
function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function tellProgress({ operations, kills, faults }, milliseconds) {
  const minutes = milliseconds / 60_000;
  console.log(
    `${operations} operations, ${kills} kills, ${faults.length} differences, ${minutes.toFixed(1)} min`,
  );
}

function report(run, unsure, milliseconds) {
  const kinds = Object.entries(run.kinds).toSorted(([a], [b]) => a.localeCompare(b));
  const minutes = Number((milliseconds / 60_000).toFixed(1));
  for (const [kind, { made, done }] of kinds) console.log(`${kind}: ${made}, of them done ${done}`);
  console.log(`refused: ${JSON.stringify(run.refused)}`);
  console.log(`${run.operations} operations in ${run.rounds} rounds, ${run.calls} calls, ${run.kills} kills`);
  console.log(
    `${unsure.calls} calls without an answer, of ${unsure.operations} operations; asked again until answered; vendors and bank were told of ${unsure.repeated} that they had been heard`,
  );
  console.log(`${run.faults.length} differences; ${minutes} minutes; seed ${run.seed}`);
  mkdirSync(at('.ready'), { recursive: true });
  const kept = { at: new Date().toISOString(), ...run, unsure, minutes };
  writeFileSync(at('.ready/bench-money-kills.json'), `${JSON.stringify(kept, null, 2)}\n`);
}
