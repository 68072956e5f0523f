import { createHash } from 'node:crypto';
import { insertTeam, type TeamRow } from '../db/agents/seeded-team';
import type { Db } from '../db/open';
import { hashPassword } from '../domains/passwords/password';
import { base, DEMO_ACCOUNTS } from './demo-accounts';

const DAY_MS = 24 * 3600 * 1000;
export const FIRST_TEAM_ID = 4001;
const GIVEN = [
  'anhthu',
  'baolong',
  'camtu',
  'duckhang',
  'giahan',
  'haiyen',
  'huuphuoc',
  'khanhlinh',
  'lamtung',
  'mailoan',
  'minhhoang',
  'ngochan',
  'nhatnam',
  'phuongvy',
  'quangminh',
  'sontung',
  'thanhha',
  'thuyduong',
  'trongnghia',
  'tuankiet',
  'vananh',
  'vinhphat',
  'xuanmai',
  'yennhi',
];
const ENDS = ['', '88', '_99', '.sg', '2k', '.hn', '_68', '95', '.dn', '_hp', '01', '.ct'];

/** A member of the tree with those right below: by name, or so many without one. */
type Branch = { account?: string; below?: readonly (Branch | number)[] };

const agent = (account: string, ...below: (Branch | number)[]): Branch => ({ account, below });
const player = (account: string): Branch => ({ account });
const unnamed = (...below: (Branch | number)[]): Branch => ({ below });

/** Who stands below the demo agent besides the accounts for tests: with those, 318 on five levels. */
const TEAM: readonly (Branch | number)[] = [
  agent(
    'hoangyen_88',
    agent('tunglam.vt', player('ngocmai.bd'), player('hoangphuc'), agent('thanhvan_92', unnamed(2), 3), 5),
    agent('bichngoc_91', unnamed(3), 5),
    agent('phuongthao.q7', 5),
    player('khanhdo'),
    player('ducanh_2k'),
    player('nhungle.hp'),
    player('vietcuong'),
    7,
  ),
  agent('quocbao.hn', agent('dieulinh_86', 6), agent('hoangson.nd', unnamed(2), 3), 17),
  agent('thuytien95', unnamed(4), 13),
  agent('ngocquy.sg', agent('minhtri_77', unnamed(3), 4), unnamed(5), 12),
  agent('anhkhoa_99', unnamed(6), 17),
  agent('minhchau.hp', unnamed(4), unnamed(3), 13),
  agent('thanhtung88', unnamed(5), 14),
  agent('kieuoanh_ct', unnamed(3), 13),
  agent('vanduc.nd', 15),
  agent('lanphuong.hue', unnamed(2), 9),
  38,
];

/** Who stands below the general agent beside the demo agent, so that it earns by more than that one's team. */
const TOP_TEAM: readonly (Branch | number)[] = [
  agent('minhquan.sg', unnamed(3), 7),
  agent('thuhuong_dl', 8),
  11,
];

/** The trees below the demo agent and the general agent, uplines first: players and agents, by when they came. */
export function teamRows(now: number): TeamRow[] {
  const rows: TeamRow[] = [];
  const add = (branch: Branch, uplineId: number, ageDays: number): void => {
    const place = rows.length;
    const name = `${GIVEN[place % GIVEN.length]}${ENDS[(place * 7 + Math.trunc(place / GIVEN.length)) % ENDS.length]}`;
    const id = FIRST_TEAM_ID + place;
    const { account = name, below = [] } = branch;
    rows.push({ id, account, uplineId, type: below.length > 0 ? 1 : 0, regDate: now - ageDays * DAY_MS });
    addAll(below, id, ageDays);
  };
  const addAll = (below: readonly (Branch | number)[], uplineId: number, ageDays: number): void => {
    for (const one of below) {
      const all = typeof one === 'number' ? Array.from({ length: one }, () => ({})) : [one];
      // Agents come early, players one after another up to the last days.
      for (const [index, branch] of all.entries())
        add(branch, uplineId, typeof one === 'number' ? ageOf(ageDays, index + 1, one) : ageDays - 12);
    }
  };
  addAll(TEAM, idOf('agent01'), 610);
  addAll(TOP_TEAM, idOf('tongdaily01'), 980);
  return rows;
}

function idOf(name: string): number {
  const found = DEMO_ACCOUNTS.find(({ account }) => account === name);
  if (!found) throw new Error(`the demo account '${name}' is gone`);
  return found.id;
}

const ageOf = (ofUpline: number, place: number, many: number): number =>
  Math.max(1, Math.trunc((ofUpline * (many - place)) / many) + ((place * 5) % 11));

/** Puts in the demo agent's tree, in place of nobody. `now` in epoch milliseconds dates the registrations. */
export async function seedTeam(db: Db, now: number): Promise<void> {
  const salt = createHash('sha256').update('demo:team').digest().subarray(0, 16);
  const rows = teamRows(now);
  await insertTeam(db, base.merchant, rows, await hashPassword(base.password, salt));
}
