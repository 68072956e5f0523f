import type { Handlers } from '../../platform/handler';
import {
  addPasskey,
  challengePasskeys,
  nameAnew,
  passkeyList,
  removePasskey,
  startPasskey,
} from './passkeys';

/** What answers the calls `passkeys.*`. */
export const passkeyHandlers = {
  'passkeys.list': passkeyList,
  'passkeys.start': startPasskey,
  'passkeys.add': addPasskey,
  'passkeys.rename': nameAnew,
  'passkeys.remove': removePasskey,
  'passkeys.challenge': challengePasskeys,
} satisfies Handlers<'passkeys'>;
