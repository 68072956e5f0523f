import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../contracts/operation';
import { operations } from '../contracts/operations';
import { DEMO_ACCOUNTS } from './seed/demo-accounts';
import { logIn } from './testing/log-in';
import { seal, sendSealed } from './testing/sealed-body';
import { startGateway, type TestGateway } from './testing/start-gateway';

/** What a member with a given password may do at once, by why that is no harm. */
const OPEN: Record<string, readonly string[]> = {
  'ends something': [
    'session.logOut',
    'session.end',
    'session.endOthers',
    'deposit.cancel',
    'orders.cancelSubOrder',
    'passkeys.rename',
    'passkeys.remove',
    'session.stay',
    'agent.contract.withdraw',
    'agent.contract.end',
    'agent.links.archive',
  ],
  'is how an account is made one’s own': ['member.changePassword'],
  'says who one is, what one likes or has read': [
    'member.setNickname',
    'member.setPayeeName',
    'member.setBirthday',
    'member.setIcon',
    'member.setContactChoice',
    'games.addFavourite',
    'games.removeFavourite',
    'content.feedback',
    'content.markAsRead',
    'inbox.read',
    'inbox.delete',
  ],
  'moves nothing before something that is refused does': [
    'bankCards.remove',
    'bankCards.makeDefault',
    'agent.links.create',
    'agent.downlines.create',
    'agent.contract.answer',
    'agent.contract.offer',
    'verification.sendMemberCode',
    'passkeys.start',
    'passkeys.challenge',
    'session.reauthenticate',
  ],
};

const ofMembers = (operations as readonly Operation[]).filter(({ session }) => session === 'required');
const closed = ofMembers.filter(({ needsOwnPassword }) => needsOwnPassword);
const WRITTEN_BY_GET = ['games.launch'];

describe('a member whose password was given', () => {
  let gateway: TestGateway;
  let token: string;
  const given = DEMO_ACCOUNTS.find(({ firstTimeLogin }) => firstTimeLogin);

  beforeAll(async () => {
    gateway = await startGateway();
    const { body } = await logIn(gateway, given?.account ?? '', given?.password ?? '');
    token = (body.value as { token: string }).token;
  });

  const codeOf = async ({ path, method }: Operation) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = method === 'GET' ? undefined : '{}';
    return (await gateway.call(path, { method, headers, body })).body.errorCode;
  };

  it('is refused what plays, signs up for a promotion, moves money or points or gives another way to them, whatever is asked, and nothing else [SESS-41]', async () => {
    const refused: string[] = [];
    for (const operation of ofMembers.filter(({ id }) => id !== 'session.logOut')) {
      if ((await codeOf(operation)) === 'password.given') refused.push(operation.id);
    }
    expect(refused.sort()).toEqual(closed.map(({ id }) => id).sort());
  });

  it('is refused nothing once the password is the member’s own [SESS-41 SESS-42]', async () => {
    const wish = { oldPassword: given?.password, newPassword: 'Lantern3310' };
    const sealed = await seal({ ...wish, confirmNewPassword: wish.newPassword });
    expect((await sendSealed(gateway, '/wps/member/password/v2', sealed, { token })).body.success).toBe(true);
    for (const operation of closed) expect(await codeOf(operation)).toBe('request.invalid');
  });
});

it('leaves no call of a member that changes something unsaid: it waits for an own password, or is open with a reason [SESS-41]', () => {
  const changing = ofMembers.filter(({ id, method }) => method !== 'GET' || WRITTEN_BY_GET.includes(id));
  const said = [...closed.map(({ id }) => id), ...Object.values(OPEN).flat()];
  expect(said.sort()).toEqual(changing.map(({ id }) => id).sort());
});
