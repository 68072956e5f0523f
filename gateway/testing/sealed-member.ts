import { asMember } from './as-member';
import { seal, sendSealed } from './sealed-body';
import type { TestGateway } from './start-gateway';

let members = 0;

/** A member of its own, logged in, that sends sealed bodies too; `more` as for the sandbox's `/members`. */
export async function sealedMember(gateway: TestGateway, more: object = {}) {
  members += 1;
  const account = `khoa_${String(members).padStart(4, '0')}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: 'Lantern2209',
    ...more,
  });
  const member = await asMember(gateway, account);
  const sealed = async (method: string, path: string, fields: Record<string, unknown>) =>
    (await sendSealed(gateway, path, await seal(fields), { method, token: member.token })).body;
  return { ...member, id, account, sealed };
}
