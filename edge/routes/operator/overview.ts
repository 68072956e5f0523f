import type { Context } from 'hono';
import { html } from 'hono/html';
import { SITE_FLAGS } from '@/contracts/flags';
import { type App, waitUntilOf } from '../../context';
import type { GateFault } from '../../lib/gate/change-closures';
import { closuresIn, lastChanges } from '../../lib/gate/change-closures';
import { closedFor } from '../../lib/gate/closures';
import { gateSettings, refusedBy } from '../../lib/gate/gate-settings';
import { boundGateStore } from '../../lib/gate/gate-store';
import { parseAddress } from '../../lib/gate/ip';
import { quickClosures } from '../../lib/gate/quick-gate';
import { type Cause, causeOf } from '../../lib/gate/status';
import type { Visitor } from '../../lib/gate/visitor';
import { isStalled } from '../../lib/gateway/breaker';
import { type StatusAsSent, statusAsSent } from '../../lib/operator/status-as-sent';
import { settingProblems, writtenSettings } from '../../lib/operator/written-settings';
import { siteSettings } from '../../lib/pages/site';
import { flagsOff, siteLevel } from '../../lib/pages/site-level';
import { limitsBound } from '../../lib/security/limit-names';
import { settingsOf } from '../../lib/settings/settings-of';
import { chip, type Markup, operatorPage, wordsOf } from './page';
import type { Words } from './words';

const CHANGES = 8;
/** Of this build; another has other files. */
const BUILD = import.meta.env.BUILD_ID ?? '';
const VERSION = import.meta.env.APP_VERSION ?? '';

/** What an operator had asked of the gate, and what came of it. */
export type GateForm = { what: string; reason: string; by: string; said: 'done' | 'noName' | GateFault };

/** What the site has now: what is wrong first, then gate, gateway, market, flags, limits and settings. */
export async function overview(c: Context<App>, name: string, form?: GateForm) {
  const words = wordsOf(c);
  const { env } = c;
  const { visitor } = c.get('facts');
  const [sent, store] = await Promise.all([statusAsSent(env, c.get('facts')), gateNow(c)]);
  const limits = limitsBound(env);
  const problems = problemsOf(c, words, sent, limits.missing);
  const cause = await causeFor(c, visitor, sent);
  const where = [visitor.country ?? '?', visitor.address].filter(Boolean).join(', ');
  const body = html`<h1>${words.now}</h1>
${
  problems.length > 0
    ? html`<section class="card bad"><h2>${words.attention(problems.length)}</h2><ul>${problems.map((line) => html`<li>${line}</li>`)}</ul></section>`
    : html`<section class="card good"><h2>${words.good}</h2><p>${words.goodText}</p></section>`
}
<section class="card" id="gate"><h2>${words.gate}</h2><dl><div><dt>${words.yourVisit(where)}</dt><dd>${cause ? chip(words.causes[cause], 'no') : chip(words.open, 'yes')}</dd></div></dl>${gateParts(words, store, name, form)}</section>
<section class="card"><h2>${words.gateway}</h2><dl>${gatewayRows(c, words, sent)}</dl></section>
${market(c, words, sent)}
${flags(c, words, sent)}
<section class="card"><h2>${words.limits}</h2><p>${words.limitsBound(limits.bound.length, limits.bound.length + limits.missing.length)}</p></section>
<details class="card fold"><summary>${words.settings}<small class="soft">${words.settingsLead}</small></summary><dl>${writtenSettings(
    env,
  ).map(
    (setting) =>
      html`<div><dt><code>${setting.name}</code></dt><dd>${
        setting.kind === 'text'
          ? html`<code>${setting.text}</code>`
          : setting.kind === 'empty'
            ? chip(words.notSet)
            : chip(words[setting.kind], setting.kind === 'set' ? 'yes' : '')
      }</dd></div>`,
  )}</dl></details>`;
  return operatorPage(
    c,
    { title: words.now, section: 'now', body },
    form && form.said !== 'done' ? 400 : 200,
  );
}

/** All that does not count as it was meant, in lines. */
function problemsOf({ env }: Context<App>, words: Words, sent: StatusAsSent, missing: string[]): string[] {
  const { SESSION_KEYS, SANDBOX, SITE_LEVEL } = settingsOf(env);
  return [
    ...settingProblems(env).map(({ name, reason, meant }) =>
      meant ? words.settingMeant(name, meant) : words.settingWrong(name, reason),
    ),
    ...(!SESSION_KEYS && !SANDBOX && SITE_LEVEL !== 'guest' ? [words.noKeys] : []),
    ...(sent.failure ? [words.gatewayFailed(sent.failure.code, sent.failure.cause ?? '')] : []),
    ...(isStalled(env) ? [words.gatewayStalls] : []),
    ...sent.unread.map(({ path, meant }) => (meant ? words.flagMeant(path, meant) : words.fieldUnread(path))),
    ...(missing.length > 0 ? [words.limitsMissing(missing.join(', '))] : []),
  ];
}

/** What closes the site for a visitor, in the order in which the gate asks. */
async function causeFor(c: Context<App>, visitor: Visitor, sent: StatusAsSent): Promise<Cause | null> {
  const lists = gateSettings(c.env);
  if (!lists) return 'outage';
  const address = () => (visitor.address === null ? null : parseAddress(visitor.address));
  const closures = await quickClosures(c.env, waitUntilOf(c));
  const closed = refusedBy(lists, visitor) ?? closedFor(closures, { country: visitor.country, address });
  return closed ?? (sent.status ? causeOf(sent.status) : null);
}

type GateNow =
  | { closures: Awaited<ReturnType<typeof closuresIn>>; changes: Awaited<ReturnType<typeof lastChanges>> }
  | 'none'
  | 'failed';

async function gateNow({ env }: Context<App>): Promise<GateNow> {
  if (!env.QUICK_GATE) return 'none';
  try {
    const store = boundGateStore(env.QUICK_GATE);
    const [closures, changes] = await Promise.all([closuresIn(store), lastChanges(store, CHANGES)]);
    return { closures, changes };
  } catch {
    return 'failed';
  }
}

function gateParts(
  words: Words,
  store: GateNow,
  name: string,
  form: GateForm | undefined,
): Markup | Markup[] {
  if (store === 'none') return html`<p>${words.noStore}</p>`;
  if (store === 'failed') return html`<p role="alert">${words.storeFailed}</p>`;
  const { closures, changes } = store;
  const named = (what: string) => (what === 'site' ? words.whole : what);
  const by = form?.by || name;
  return html`${form && said(words, form)}
<h3>${words.closedNow}</h3>${
    closures.length === 0
      ? html`<p class="soft">${words.nothingClosed}</p>`
      : html`<ul>${closures.map(
          ({ what, at, by: who, reason }) =>
            html`<li><form method="post" action="/operator/gate" class="row"><div><strong>${named(what)}</strong> <small class="soft">${words.closedSince(moment(at), who)}</small><br>${reason}</div><input type="hidden" name="did" value="open"><input type="hidden" name="what" value="${what}"><details><summary>${words.openNow}</summary>${why(words, '', by)}<button>${words.openWhat(named(what))}</button></details></form></li>`,
        )}</ul>`
  }
<h3>${words.closeTitle}</h3><p class="soft">${words.closeLead}</p>
<form method="post" action="/operator/gate"><input type="hidden" name="did" value="close"><label>${words.what}<small>${words.whatHint}</small><input name="what" required maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${form && form.said !== 'done' ? form.what : ''}"></label>${why(words, form && form.said !== 'done' ? form.reason : '', by)}<button>${words.closeNow}</button></form>
${
  changes.length > 0 &&
  html`<details><summary>${words.changes}</summary><ul>${changes.map(
    ({ did, what = '', at = '', by: who = '', reason = '' }) =>
      html`<li><small class="soft">${moment(at)}</small><br>${who} ${words.change[did ?? 'close']} <strong>${named(what)}</strong>: ${reason}</li>`,
  )}</ul></details>`
}`;
}

function why(words: Words, reason: string, by: string) {
  return html`<div class="two"><label>${words.reason}<input name="reason" required maxlength="200" value="${reason}"></label><label>${words.by}<input name="by" required maxlength="64" autocomplete="name" value="${by}"></label></div>`;
}

function said(words: Words, { said: outcome }: GateForm) {
  if (outcome === 'done') return html`<p class="card good" role="status">${words.done}</p>`;
  const text = outcome === 'noName' ? words.noName : words.faults[outcome.fault];
  return html`<p class="card bad" role="alert">${text}</p>`;
}

/** A moment as the log has it, in UTC. */
const moment = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

function gatewayRows({ env }: Context<App>, words: Words, { failure, ms }: StatusAsSent) {
  const { GATEWAY_URL } = settingsOf(env);
  const stalls = isStalled(env);
  return html`<div><dt>${words.address}</dt><dd>${GATEWAY_URL ? html`<code>${GATEWAY_URL}</code>` : words.binding}</dd></div>
<div><dt>${words.answersNow}</dt><dd>${failure ? chip(failure.code, 'no') : chip(words.answered(ms), 'yes')}</dd></div>
<div><dt>${words.state}</dt><dd>${stalls ? chip(words.stalls, 'no') : chip(words.well, 'yes')}</dd></div>
<div><dt>${words.version}</dt><dd><code>${VERSION}</code></dd></div>
<div><dt>${words.build}</dt><dd><code>${BUILD.slice(0, 8)}</code></dd></div>`;
}

function market(c: Context<App>, words: Words, { status }: StatusAsSent) {
  const settings = settingsOf(c.env);
  const age = status?.info.jurisdiction?.ageLimit;
  const symbol = status?.info.currencySymbol;
  const source = (isGiven: unknown) =>
    html` <small class="soft">${isGiven ? words.byGateway : words.bySetting}</small>`;
  return html`<section class="card"><h2>${words.market}</h2><dl>
<div><dt>${words.level}</dt><dd><code>${siteLevel(c.env)}</code></dd></div>
<div><dt>${words.ageLimit}</dt><dd>${age ?? settings.AGE_LIMIT}${source(age)}</dd></div>
<div><dt>${words.consent}</dt><dd>${settings.ACTIVE_CONSENT ? words.unticked : words.ticked}</dd></div>
<div><dt>${words.currency}</dt><dd>${symbol || settings.CURRENCY_SYMBOL}${source(symbol)}</dd></div>
<div><dt>${words.timeZone}</dt><dd>${settings.SITE_TIME_ZONE}</dd></div></dl></section>`;
}

function flags({ env }: Context<App>, words: Words, { status }: StatusAsSent) {
  if (!status) return '';
  const site = siteSettings(env, status);
  const off = flagsOff(env);
  const on = SITE_FLAGS.filter((flag) => site.flags[flag]).length;
  return html`<details class="card fold"><summary>${words.flags}<small class="soft">${words.flagsOn(on, SITE_FLAGS.length)}</small></summary><dl>${SITE_FLAGS.map(
    (flag) =>
      html`<div><dt><code>${flag}</code></dt><dd>${
        flag in off ? chip(words.offByLevel) : site.flags[flag] ? chip(words.on, 'yes') : chip(words.off)
      }</dd></div>`,
  )}</dl></details>`;
}
