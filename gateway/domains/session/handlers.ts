import type { Handlers } from '../../platform/handler';
import { captcha } from './captcha';
import { freePlayOffer, startFreePlay } from './free-play';
import { logIn } from './log-in';
import { logInByPasskey, passkeyChallenge } from './log-in-with-passkey';
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
