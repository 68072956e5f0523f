import * as v from 'valibot';
import { notEchoed } from '../echo';
import { defineOperation } from '../operation';
import { A_STRANGER } from '../provider-states/given';

/** Whether a username is free: true means free (CALL-16, REG-74). */
export const checkUsername = defineOperation({
  id: 'member.checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  output: v.boolean(),
  inputFromState: { username: 'newUsername' },
  refusals: [],
  echoes: { username: notEchoed('a name that is taken is refused') },
  example: { state: A_STRANGER, input: { username: 'hoa_moi_2026' }, output: true },
});
