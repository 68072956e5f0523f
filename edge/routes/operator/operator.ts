import type { Context } from 'hono';
import { Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { WhyHidden } from '@/contracts/why-hidden';
import type { App } from '../../context';
import { changeClosures, GateFault } from '../../lib/gate/change-closures';
import { boundGateStore } from '../../lib/gate/gate-store';
import { log } from '../../lib/log';
import {
  hasOperators,
  letOperatorIn,
  letOperatorOut,
  operatorName,
  takeKey,
} from '../../lib/operator/operator-access';
import { isHttps } from '../../lib/security/request-path';
import { settingsOf } from '../../lib/settings/settings-of';
import { takeBody } from '../../middleware/body-bounds';
import { checks } from '../../middleware/checks';
import { sameOrigin } from '../../middleware/same-origin';
import { type GateForm, overview } from './overview';
import { LANGUAGE_COOKIE, operatorPage, PATHS, wordsOf } from './page';
import { endLink, openLink, previewPage } from './preview-page';
import { why } from './why';

const MAX_BYTES = 8 * 1024;
const A_YEAR = 31_536_000;

/**
 * The operator's cockpit, before the gate: whoever has shut the site can open it (docs/decisions/092-operators-cockpit.md).
 * Without a key or Cloudflare Access it is not there, and what it has is for the operator alone.
 */
export function operator(whyHidden: WhyHidden) {
  return new Hono<App>()
    .use(async (c, next) => (hasOperators(c) ? next() : notThere(c)))
    .use(checks(sameOrigin))
    .get('/language/:language', (c) => {
      const language = c.req.param('language') === 'vi' ? 'vi' : 'en';
      const options = {
        path: '/operator',
        secure: isHttps(c.req.url),
        sameSite: 'Lax',
        maxAge: A_YEAR,
      } as const;
      c.get('cookies').push(generateCookie(LANGUAGE_COOKIE, language, options));
      return c.redirect(PATHS.now, 303);
    })
    .get('/preview/open', openLink)
    .get('/preview/end', endLink)
    .post('/enter', async (c) => {
      const form = await formOf(c);
      if (form instanceof Response) return form;
      const taken = await takeKey(c, form.get('key')?.trim() ?? '');
      if (taken !== 'right') return askForKey(c, taken);
      await letOperatorIn(c);
      return c.redirect(PATHS.now, 303);
    })
    .use(async (c, next) => {
      const name = await operatorName(c);
      if (name === null) return askForKey(c);
      c.set('operator', name);
      return next();
    })
    .get('/', (c) => overview(c, c.get('operator')))
    .get('/why', why(whyHidden))
    .get('/preview', (c) => previewPage(c))
    .post('/preview', async (c) => {
      const form = await formOf(c);
      return form instanceof Response ? form : previewPage(c, form);
    })
    .post('/leave', (c) => {
      letOperatorOut(c);
      return c.redirect(PATHS.now, 303);
    })
    .post('/gate', async (c) => {
      const form = await formOf(c);
      return form instanceof Response ? form : overview(c, c.get('operator'), await changeGate(c, form));
    })
    .all('*', notThere);
}

const notThere = (c: Context<App>) => c.text('Not Found', 404, { 'Cache-Control': 'no-store' });

/** The form of the key. With Cloudflare Access alone there is no key to ask for. */
function askForKey(c: Context<App>, taken?: 'wrong' | 'too many') {
  if (settingsOf(c.env).OPERATOR_KEY === '' || !['GET', 'POST'].includes(c.req.method)) return notThere(c);
  const words = wordsOf(c);
  const body = html`<h1>${words.title}</h1><p class="soft">${words.enterLead}</p><form class="card" method="post" action="/operator/enter"><label>${words.key}<input type="password" name="key" required autocomplete="current-password"></label>${taken && html`<p role="alert" class="card bad">${taken === 'wrong' ? words.wrongKey : words.tooMany}</p>`}<button>${words.enter}</button></form>`;
  return operatorPage(c, { title: words.title, body }, taken === 'too many' ? 429 : 401);
}

/** What a form of the cockpit sends; the answer to a body that is not taken. */
async function formOf(c: Context<App>): Promise<URLSearchParams | Response> {
  const refusal = await takeBody(c, { maxBytes: MAX_BYTES });
  return refusal ?? new URLSearchParams(c.get('body') ?? '');
}

/** Closes or opens what the form names, and says what came of it. */
async function changeGate(c: Context<App>, form: URLSearchParams): Promise<GateForm | undefined> {
  const read = (name: string) => form.get(name)?.trim() ?? '';
  // Whom Cloudflare Access has named is no matter of the form.
  const asked = { what: read('what'), reason: read('reason'), by: c.get('operator') || read('by') };
  const did = read('did') === 'open' ? 'open' : 'close';
  const { QUICK_GATE } = c.env;
  if (!QUICK_GATE) return undefined;
  if (asked.by === '') return { ...asked, said: 'noName' };
  const told = () => log('gate.changed', { did, what: asked.what, requestId: c.get('facts').requestId });
  try {
    const whats = asked.what.split(/[\s,]+/).filter(Boolean);
    await changeClosures(
      { did, whats, by: asked.by, reason: asked.reason, now: new Date() },
      boundGateStore(QUICK_GATE),
    );
    told();
    return { ...asked, said: 'done' };
  } catch (error) {
    // What the store refused in the middle may stand written, as what is unsettled does.
    const fault = error instanceof GateFault ? error : new GateFault('unsettled', asked.what);
    if (fault.fault === 'unsettled') told();
    return { ...asked, said: fault };
  }
}
