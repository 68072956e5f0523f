import type { Handlers } from '../handler';
import { logInByPasskey, passkeyChallenge } from '../passkeys/log-in';
import { captcha } from './captcha';
import { freePlayOffer, startFreePlay } from './free-play';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { logins } from './logins';
import { reauthenticate } from './reauthenticate';
import { endOtherSessions, endSession, sessionList } from './sessions';
import { staySignedIn } from './stay';

/** What answers the calls `session.*`. */
export const sessionHandlers = {
  'session.captcha': captcha,
  'session.logIn': logIn,
  'session.logOut': logOut,
  'session.stay': staySignedIn,
  'session.reauthenticate': reauthenticate,
  'session.list': sessionList,
  'session.end': endSession,
  'session.endOthers': endOtherSessions,
  'session.logins': logins,
  'session.passkeyChallenge': passkeyChallenge,
  'session.passkeyLogIn': logInByPasskey,
  'session.freePlayOffer': freePlayOffer,
  'session.freePlay': startFreePlay,
} satisfies Handlers<'session'>;
