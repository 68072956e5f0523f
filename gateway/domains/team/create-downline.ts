import type { RegisterField } from '@/contracts/register/register-fields';
import type {
  createDownline as create,
  DownlineKind,
  getDownlineOptions,
} from '@/contracts/team/create-downline';
import { findMember, insertMember, TakenError } from '../../db/members';
import { countUses, HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Member, Merchant } from '../../db/schema';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { hashPassword, verifyPassword } from '../passwords/password';
import { keepsRule } from '../register/read-registration';
import { rulesOf } from '../register/register-rules';

/** Agents of these types may have agents below them; all others players alone. */
const MAY_CREATE_AGENTS: readonly number[] = [1, 2, 3];
const TYPES: Record<DownlineKind, number> = { player: 0, agent: 1 };
const DAY_MS = 24 * HOUR_MS;

/** How many accounts an agent may create. */
export function downlineQuotas({ id }: Pick<Member, 'id'>): [ofDay: Quota, ofHour: Quota] {
  const key = `downlines:${id}`;
  return [
    { key, most: 50, withinMs: DAY_MS },
    { key, most: 20, withinMs: HOUR_MS },
  ];
}

const kindsOf = ({ type }: Member): DownlineKind[] =>
  MAY_CREATE_AGENTS.includes(type) ? ['player', 'agent'] : ['player'];

/**
 * Which kinds of accounts the agent may create, and how many more within a day (AGENT-25).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function downlineOptions({ db, clock, member }: Call<typeof getDownlineOptions>) {
  refuseNonAgent(member);
  const [ofDay] = downlineQuotas(member);
  const left = ofDay.most - (await countUses(db, ofDay, clock.now()));
  return { kinds: kindsOf(member), left: Math.max(0, left) };
}

/**
 * Creates an account right below the agent, whose password is to be changed at the first login (AGENT-25). What was
 * created by a call that died before its answer was kept is told as done.
 * @throws Refusal those of the contract
 */
export async function createDownline(call: Call<typeof create>) {
  const { db, clock, member, merchant, input } = call;
  refuseNonAgent(member);
  if (!kindsOf(member).includes(input.kind)) throw new Refusal('permission.denied');
  demand(merchant, 'username', input.account);
  demand(merchant, 'password', input.password);
  if (input.nickname !== undefined) demand(merchant, 'nickname', input.nickname);
  const type = TYPES[input.kind];
  const known = await findMember(db, merchant.code, input.account);
  if (known) return created(known, call, type);
  await consumeQuotaOrRefuse(db, downlineQuotas(member), clock.now());
  const passwordHash = await hashPassword(input.password);
  try {
    const { account } = await insertMember(db, {
      merchant: merchant.code,
      account: input.account,
      passwordHash,
      mustChangePassword: true,
      nickname: input.nickname ?? null,
      type,
      uplineId: member.id,
      regDate: clock.now(),
    });
    return { account };
  } catch (error) {
    throw error instanceof TakenError ? new Refusal('account.exists') : error;
  }
}

/** The rule of a field as in a registration, whether that asks for the field or not; none lets nothing through. */
function demand(merchant: Merchant, field: RegisterField, value: string): void {
  if (!keepsRule(value, rulesOf(merchant)[field])) throw new Refusal('register.field.invalid', { field });
}

/** @throws Refusal `account.exists` unless it is what this very call asks for, and nobody has used it yet */
async function created(known: Member, { member, input }: Call<typeof create>, type: number) {
  const isIt = known.uplineId === member.id && known.type === type && known.firstLoginAt === null;
  const isSame =
    isIt && known.mustChangePassword && (await verifyPassword(input.password, known.passwordHash));
  if (!isSame) throw new Refusal('account.exists');
  return { account: known.account };
}
