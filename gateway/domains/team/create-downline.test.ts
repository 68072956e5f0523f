import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY } from '@/contracts/shared/idempotency-key';
import { asMember } from '../../testing/as-member';
import { logIn } from '../../testing/log-in';
import { seal } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
let gateway: TestGateway;
let agent: Awaited<ReturnType<typeof newMember>>;

beforeEach(async () => {
  gateway = await startGateway();
  agent = await newMember(1);
});

async function newMember(type: number) {
  const account = nameOf('agt');
  const { id } = await gateway.sandbox<{ id: number }>('/members', { account, password: PASSWORD, type });
  return { ...(await asMember(gateway, account, PASSWORD)), id };
}
const nameOf = (start: string) => `${start}_${crypto.randomUUID().slice(0, 8)}`;
const create = async (fields: object, by: { token: string } = agent, key: string = crypto.randomUUID()) => {
  const asked = { account: nameOf('new'), kind: 'player', password: PASSWORD, ...fields };
  const { body, key: contentKey } = await seal(asked);
  const headers = {
    'Content-Type': 'application/json',
    Encryption: contentKey,
    Authorization: `Bearer ${by.token}`,
    [IDEMPOTENCY_KEY]: key,
  };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await gateway.call('/wps/agent/downlines', sent)).body;
};
const options = async (by: Pick<typeof agent, 'get'> = agent) =>
  (await by.get('/wps/agent/downlines')).body.value;
const rowOf = (account: string) =>
  gateway.db.get<{ type: number; upline: number; nickname: string | null }>(
    sql`SELECT type, upline_id AS upline, nickname FROM members WHERE account = ${account}`,
  );

describe('an account that an agent creates', () => {
  it('stands right below the agent, and has to choose its own password at the first login [AGENT-25]', async () => {
    const account = nameOf('New');
    expect(await create({ account, kind: 'agent', nickname: 'Hoa' })).toMatchObject({
      value: { account: account.toLowerCase() },
    });
    expect(await rowOf(account.toLowerCase())).toEqual({ type: 1, upline: agent.id, nickname: 'Hoa' });
    expect((await logIn(gateway, account, PASSWORD)).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await logIn(gateway, account, 'Lantern3310')).body.success).toBe(false);
  });

  it('is created once for its key, and once by twins without an answer [AGENT-25 MONEY-21]', async () => {
    const fields = { account: nameOf('new') };
    const key = crypto.randomUUID();
    const twins = await Promise.all([create(fields, agent, key), create(fields, agent, key)]);
    expect(twins[0]).toEqual(twins[1]);
    expect((await create(fields)).success).toBe(true);
    expect(await create({ ...fields, password: 'Lantern3310' })).toMatchObject({
      errorCode: 'account.exists',
    });
    expect(await create({ ...fields, kind: 'agent' })).toMatchObject({ errorCode: 'account.exists' });
    expect(await create(fields, await newMember(1))).toMatchObject({ errorCode: 'account.exists' });
    expect(await create({}, agent, key)).toMatchObject({ errorCode: 'request.idempotency.reused' });
    expect(await options()).toMatchObject({ left: 49 });
  });

  it('keeps the rules of a registration, whose field is named [AGENT-25 REG-12]', async () => {
    for (const [field, fields] of Object.entries({
      username: { account: 'a b' },
      password: { password: 'a1' },
      nickname: { nickname: '!' },
    }))
      expect(await create(fields)).toMatchObject({
        errorCode: 'register.field.invalid',
        value: { field },
      });
    expect(await options()).toMatchObject({ left: 50 });
  });

  it('is a player alone below agents of a special type, and nobody’s below who is no agent [AGENT-25 ROLE-31 ROLE-48]', async () => {
    expect(await options()).toEqual({ kinds: ['player', 'agent'], left: 50 });
    const special = await newMember(42);
    expect(await options(special)).toMatchObject({ kinds: ['player'] });
    expect(await create({ kind: 'agent' }, special)).toMatchObject({ errorCode: 'permission.denied' });
    expect((await create({}, special)).success).toBe(true);
    for (const type of [0, 4, 40]) {
      const member = await newMember(type);
      expect(await create({}, member)).toMatchObject({ errorCode: 'permission.denied' });
      expect((await member.get('/wps/agent/downlines')).body.errorCode).toBe('permission.denied');
    }
  });

  it('is refused where too many were created within an hour [AGENT-25]', async () => {
    const all = [];
    for (let index = 0; index < 21; index += 1) all.push(await create({}));
    expect(all.filter(({ success }) => success)).toHaveLength(20);
    expect(all.at(-1)).toMatchObject({ errorCode: 'rate.limited' });
    expect((await create({}, await newMember(1))).success).toBe(true);
  });
});
