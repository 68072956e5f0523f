import type { LogEvent, LogFields, SecurityKind } from './log-events.ts';

type Words<E extends LogEvent> = {
  /** What has happened, for whoever reads the log; Markdown. */
  meaning: string;
  fields: { [F in keyof LogFields[E]]-?: string };
};

const REASON = 'name of the error and its scrubbed first line';
const REQUEST = 'of the request, as in `X-Request-Id`';
const OPERATION = 'the call of the contracts';

/** What each event of the log and each of its fields means. One that is missing here does not compile. */
export const LOG_WORDS: { [E in LogEvent]: Words<E> } = {
  request: {
    meaning: 'a request was answered',
    fields: {
      method: 'of the request',
      path: 'at most 200 characters, without query, and without anything that looks like a token, number or address',
      call: 'the server function (`logInFn`) or the operation of the contracts (`wallet.balance`); null for pages and files',
      status: 'of the answer',
      code: 'what a refusal said (`contracts/errors.ts`), also where the status is 200; `ok` else; null for a status of 400 or more without a code',
      ms: 'until the answer began',
      upstreamMs: 'how much of it was waiting for the gateway or the platform’s cache',
      cache:
        'of answers for everybody: `hit` (kept by the isolate), `location` (kept by the location), `stale` (served, and asked for anew behind it), `miss`; the least of them counts. `page`, `page.location`: the whole page was kept, by the isolate or by the location. Null: nothing was shared',
      requestId: 'its start stands on the status page, all of it in `X-Request-Id` of the answer',
      country: 'of the visitor, as the platform says; null where it does not',
      site: 'the site in `SITES`, where the host is of one',
    },
  },
  security: {
    meaning: 'one of the security events below',
    fields: {
      kind: 'which of them',
      at: 'moment, UTC',
      code: 'what a refusal said',
      call: 'the call, or the name of the limit',
      account: 'keyed hash of the account, see below',
      network: 'the address’s /24 or /48',
      country: 'of the visitor',
      device: 'kind of device and browser, as in `Android/Chrome`',
      requestId: REQUEST,
    },
  },
  'settings.malformed': {
    meaning:
      'a setting cannot be read; once for each isolate. A gate list shuts the site, `SITE_LEVEL` opens it for guests alone, `GATEWAY_URL` reaches nobody, a key opens nothing; any other counts as where nothing is set',
    fields: { setting: 'its name', reason: 'why' },
  },
  'settings.unknown': {
    meaning: 'a variable is called like a setting, but not quite: it does nothing',
    fields: { setting: 'the variable', meant: 'the setting' },
  },
  'session.keys.missing': {
    meaning: '`SESSION_KEYS` is not set; nobody can log in',
    fields: { hint: 'what to do' },
  },
  'encryption.failed': {
    meaning: '`GATEWAY_PUBLIC_JWK` is not set, or nothing can be sealed with it; nobody can log in',
    fields: { reason: REASON },
  },
  'turnstile.secret.missing': {
    meaning: 'Turnstile is chosen without its secret: no code is sent, and nobody registers',
    fields: { hint: 'what to do' },
  },
  'turnstile.failed': {
    meaning: 'Turnstile did not answer, which counts as a no',
    fields: { reason: REASON },
  },
  'gate.quick.failed': {
    meaning: 'what `npm run gate` closed was not to be read, once until it is. What was known counts',
    fields: { reason: REASON },
  },
  'gate.quick.malformed': {
    meaning: 'entries of what `npm run gate` closed are no closures; the others count',
    fields: { unread: 'how many; null for all of them' },
  },
  'gate.changed': {
    meaning: 'somebody closed or opened something in the cockpit; who and why stands in the store',
    fields: { did: '`close` or `open`', what: 'the country, address, range or `site`', requestId: REQUEST },
  },
  'rate-limit.missing': {
    meaning: 'a limit is not bound, so it does not count',
    fields: { binding: 'its name' },
  },
  'operator.access.failed': {
    meaning: 'an assertion of Cloudflare Access was not genuine, of another application or out of date',
    fields: { reason: 'kind of the fault' },
  },
  'gateway.failed': {
    meaning: 'a call failed that the gateway did not refuse',
    fields: {
      operation: OPERATION,
      code: 'what the visitor was told',
      cause: 'name of the network error, or what is wrong with the answer',
      requestId: REQUEST,
    },
  },
  'gateway.stalled': {
    meaning: 'the gateway answers nobody; each isolate says so for itself',
    fields: { operations: 'the calls that ran out of time' },
  },
  'gateway.back': {
    meaning: 'it answers again',
    fields: { operation: 'the first call that it answered' },
  },
  'cache.refresh.failed': {
    meaning: 'the gateway did not answer; a kept answer is served',
    fields: { reason: REASON },
  },
  'page.refresh.failed': {
    meaning: 'a page for guests could not be rendered anew; the kept one is served, for 25 seconds at most',
    fields: { reason: REASON },
  },
  'customer-service.dropped': {
    meaning: 'a way to customer service does not decrypt, or leads neither to http(s) nor to this site',
    fields: { index: 'number of the entry, from 0' },
  },
  'html.dropped': {
    meaning: 'a text of the gateway is nested too deeply to be made safe; it is shown empty',
    fields: { operation: OPERATION, reason: REASON },
  },
  'download.broken': {
    meaning: 'a table that a member takes away broke off, because a page of it did not come',
    fields: { reason: REASON },
  },
  'picture.redraw.failed': {
    meaning: 'Cloudflare Images did not draw a member’s picture anew; it is taken as it was cleaned',
    fields: { reason: REASON },
  },
  'background.failed': {
    meaning: 'work behind an answer failed; the visitor saw nothing of it',
    fields: { cause: 'code of the call, or name of the error', requestId: REQUEST },
  },
  'request.failed': {
    meaning: 'an error in the site itself, at a page or a file',
    fields: { reason: REASON, requestId: REQUEST },
  },
  'forward.failed': {
    meaning: 'an error in the site itself, at a call that it passes on',
    fields: { operation: OPERATION, reason: REASON, requestId: REQUEST },
  },
  'server-function.failed': {
    meaning: 'an error in the site itself, at a server function',
    fields: {
      call: 'its name',
      status: 'of the answer, where the framework failed',
      name: 'of the error, where the function did',
      requestId: REQUEST,
    },
  },
  'framework.error': {
    meaning:
      'the framework tells of an error; only its kind is written, since its text may quote what was submitted',
    fields: { name: 'of the error' },
  },
  'client.error': {
    meaning:
      'a browser reports an error that came to nobody’s hands: once a page for each that is different, five at most, and none without a place in the site’s own files, as those of extensions and of the console',
    fields: {
      kind: '`error` (thrown in a handler), `rejection` (a promise that nobody waited for), `screen` and `page` (while it was drawn), `early` (before the scripts began)',
      name: 'of the error',
      message: 'words that programs write; what may be the visitor’s is `[…]`',
      stack: 'frames in the site’s own files, innermost first: function, file, line, column',
      build: 'the page’s; its id begins with the minute in which it was built, UTC',
      buildHours: 'hours since then',
      route: 'the screen, as `app/screens.ts` names it',
      device: 'kind of device and browser, as in `Android/Chrome`',
      requestId: 'of the report',
    },
  },
};

/** When each security event is written. */
export const SECURITY_WORDS: Record<SecurityKind, string> = {
  login: 'a session was opened',
  'login.refused': 'a login was refused',
  'account.opened': 'an account was opened',
  lock: 'too many wrong tries: an account or a payment password is shut for a while',
  'code.sent': 'a code by SMS or e-mail was sent',
  'code.failed': 'it could not be sent, or was wrong or too old',
  'human.failed': 'a captcha, a proof of work or a widget’s word was wrong',
  'proof.failed': 'a password, payment password or answers given again were wrong',
  'password.changed': 'a password was changed',
  'factor.changed': 'a passkey, number, address or question was changed',
  'account.frozen':
    'a member objected to a change by the link that told of it: for 72 hours nothing that protects the account changes and no money leaves; get in touch with the member (`decisions/071-told-of-each-change.md`)',
  'session.ended': 'logged out, ended from another device, or heard from the gateway',
  'session.refused':
    'a cookie that does not open: forged, written over 30 days ago, or sealed with a key that is gone',
  replay: 'a login, proof, passkey or key of idempotency came twice',
  'passkey.counter':
    'a login with a synced passkey that counted fewer uses than before: mostly another device of the member’s, who is told; look where the login comes from',
  'limit.met': '`call` names the limit (`RATE_…`), or the call that your gateway limited',
  'gate.refused': 'a visitor was refused by country or address',
  'origin.refused': 'a call came from another site’s page',
  'access.refused': 'the gateway did not allow it, or the account is frozen',
  'upload.refused': 'what was brought is not a picture that is taken',
  'operator.entered': 'somebody gave the key of the cockpit in its form',
  'operator.refused': 'somebody gave a wrong key of the cockpit',
};
