import type { Context } from 'hono';
import { html } from 'hono/html';
import { readFlags } from '@/contracts/flags';
import { knownTag, LANGUAGE_TAGS, type LanguageTag } from '@/contracts/languages';
import type { Level } from '@/contracts/levels';
import {
  type Decider,
  type Explained,
  PLACES,
  VISITOR_KINDS,
  type VisitorKind,
  type WhyHidden,
} from '@/contracts/why-hidden';
import { type App, type RequestFacts, waitUntilOf } from '../../context';
import { createCallGateway } from '../../gateway';
import { currentStatus, type Known } from '../../lib/gate/current-status';
import { parseAddress } from '../../lib/gate/ip';
import type { Visitor } from '../../lib/gate/visitor';
import { type GateReason, gateReason } from '../../lib/operator/gate-reasons';
import { knownSite } from '../../lib/pages/known-site';
import { flagsOff, screensOff, siteLevel } from '../../lib/pages/site-level';
import { settingsOf } from '../../lib/settings/settings-of';
import { chip, languageOf, type Markup, operatorPage, wordsOf } from './page';
import type { Words } from './words';

/** Whose eyes the operator asks for. */
export type Eyes = {
  as: VisitorKind;
  country: string;
  address: string;
  language: LanguageTag;
  app: boolean;
};

/** Reads whose eyes are asked for; what is not said, or cannot be, is as the operator's own. */
export function eyesOf(c: Context<App>, read: (name: string) => string): Eyes {
  const { visitor, locale } = c.get('facts');
  const country = read('country').trim().toUpperCase();
  const address = read('address').trim();
  return {
    as: VISITOR_KINDS.find((kind) => kind === read('as')) ?? 'guest',
    country: /^(?:[A-Z]{2}|T1)$/.test(country) ? country : (visitor.country ?? ''),
    address: parseAddress(address) ? address : (visitor.address ?? ''),
    language: knownTag(read('language') || locale),
    app: read('app') === '1',
  };
}

/** "Why can't I see this?": every entry that can hide, for one visitor, with what decides; one of them first. */
export function why(whyHidden: WhyHidden) {
  return async function why(c: Context<App>) {
    const words = wordsOf(c);
    const read = (name: string) => c.req.query(name) ?? '';
    const eyes = eyesOf(c, read);
    const [thing, game] = [read('thing'), read('game').trim().slice(0, 64)];
    const { entries, gate, found, isKnown } = await seenWith(c, whyHidden, eyes, game);
    const asked = entries.find(({ id }) => id === thing);
    const body = html`<h1>${words.why}</h1><p class="soft">${words.whyLead}</p>
${gate && html`<section class="card bad" role="status"><h2>${words.causes[gate.cause]}</h2><p>${gateWords(words, gate)}</p></section>`}
${!isKnown && html`<p class="card bad">${words.noStatus}</p>`}
${asked && html`<section class="card ${gate || asked.verdict === 'hidden' ? 'bad' : asked.verdict === 'shown' ? 'good' : 'open'}" role="status"><h2>${nameOf(asked.id, asked.label)}: ${words.verdicts[asked.verdict]}</h2>${reasons(words, asked)}</section>`}
<form class="card" method="get"><label>${words.thing}<select name="thing"><option value="">${words.everything}</option>${byPlace(
      entries,
    ).map(
      ([place, all]) =>
        html`<optgroup label="${words.places[place]}">${all.map(({ id, label }) => option(id, nameOf(id, label), id === thing))}</optgroup>`,
    )}</select></label>
<div class="two"><label>${words.as}<select name="as">${VISITOR_KINDS.map((kind) => option(kind, words.visitors[kind], kind === eyes.as))}</select></label><label>${words.country}<input name="country" maxlength="2" autocapitalize="characters" autocomplete="off" value="${eyes.country}"></label></div>
<details><summary>${words.more}</summary><div class="two"><label>${words.visitorAddress}<input name="address" autocomplete="off" spellcheck="false" value="${eyes.address}"></label><label>${words.language}<select name="language">${LANGUAGE_TAGS.map((tag) => option(tag, tag, tag === eyes.language))}</select></label><label>${words.game}<small>${words.gameHint}</small><input name="game" autocomplete="off" value="${game}"></label><label>${words.place}<select name="app">${option('0', words.inBrowser, !eyes.app)}${option('1', words.inApp, eyes.app)}</select></label></div><p class="soft small">${words.clock(settingsOf(c.env).SITE_TIME_ZONE)}</p></details>
<button>${words.explain}</button></form>
${game !== '' && found === null && html`<p class="card bad">${words.noGame(game)}</p>`}
${found && html`<p class="card">${words.theGame(found.name, found.nodeId)}</p>`}
<section class="card"><h2>${words.visitors[eyes.as]}</h2>${byPlace(entries).map(([place, all]) => {
      const hidden = all.filter(({ verdict }) => verdict !== 'shown').length;
      return html`<details><summary>${words.places[place]} <small class="soft">${words.hiddenOf(hidden, all.length)}</small></summary><ul>${all.map(
        (entry) =>
          html`<li><div class="row"><span>${nameOf(entry.id, entry.label)}</span>${chip(words.verdicts[entry.verdict], entry.verdict === 'shown' ? 'yes' : entry.verdict === 'hidden' ? 'no' : '')}</div>${reasons(words, entry)}</li>`,
      )}</ul></details>`;
    })}</section>`;
    return operatorPage(c, { title: words.why, section: 'why', body });
  };
}

const option = (value: string, label: string, isChosen: boolean) =>
  isChosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;

/** A screen's name, with its address where there is one: several have the same title. */
function nameOf(id: string, label: string): string {
  const [, path] = /^screens:(.*)$/.exec(id) ?? [];
  return path ? `${label} · ${path}` : label;
}

function byPlace(entries: readonly Explained[]): [Explained['place'], Explained[]][] {
  const rows = PLACES.map((place): [Explained['place'], Explained[]] => [
    place,
    entries.filter((entry) => entry.place === place),
  ]);
  return rows.filter(([, all]) => all.length > 0);
}

/** All that the site would show with those eyes, and what the gate says of them. */
async function seenWith(c: Context<App>, whyHidden: WhyHidden, eyes: Eyes, game: string) {
  const { env } = c;
  const visitor: Visitor = { country: eyes.country || null, address: eyes.address || null };
  const own = c.get('facts');
  const { requestId, traceparent, device } = own;
  const facts: RequestFacts = {
    requestId,
    traceparent,
    device,
    standalone: eyes.app,
    locale: eyes.language,
    visitor,
  };
  const waitUntil = waitUntilOf(c);
  const known: Known = await currentStatus({ env, facts, waitUntil });
  const gate = await gateReason(c, visitor, known);
  if (!known.status) return { entries: [], gate, found: undefined, isKnown: false };
  const level = siteLevel(env);
  // Calls count against the operator's own address.
  const asker = { ...facts, visitor: { country: visitor.country, address: own.visitor.address } };
  const { entries, game: found } = await whyHidden({
    visitor: eyes.as,
    site: knownSite(env, known.status),
    level,
    flags: readFlags(known.status.info.whitelabel ?? {}),
    offAt: offAtLevels(),
    callGateway: createCallGateway({ env, facts: asker, session: null, waitUntil }),
    locale: eyes.language,
    spoken: languageOf(c),
    runsAsApp: eyes.app,
    game,
  });
  return { entries, gate, found, isKnown: true };
}

/** What is off at each level, made of a level once. */
function offAtLevels() {
  const known = new Map<Level, ReturnType<typeof offOf>>();
  return (level: Level) => {
    const off = known.get(level) ?? offOf(level);
    known.set(level, off);
    return off;
  };
}

function offOf(level: Level) {
  const env = { SITE_LEVEL: level };
  return { screensOff: screensOff(env), flags: flagsOff(env) };
}

function gateWords(words: Words, gate: GateReason): string {
  if (gate.from === 'setting') return words.bySettings(gate.names.join(', '));
  if (gate.from === 'quick gate') return words.byQuickGate(gate.what === 'site' ? words.whole : gate.what);
  return words.byStatus(gate.field);
}

function reasons(words: Words, { verdict, because, oneOf, refused }: Explained): Markup | '' {
  const lines = [
    ...because.map((decider) => reason(words, decider, verdict === 'depends')),
    ...oneOf.map((group) => group.map((decider) => reason(words, decider, false)).join(` ${words.or} `)),
    ...(refused
      ? [`${words.refuses} ${refused.because.map((one) => reason(words, one, false)).join(', ')}`]
      : []),
  ];
  if (lines.length === 0) return '';
  return html`<ul class="why small">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** What decides, in words. */
function reason(words: Words, decider: Decider, isOpen: boolean): string {
  switch (decider.kind) {
    case 'flag':
      return words.flagOff(decider.flag);
    case 'level':
      return decider.isMost
        ? words.levelAbove(decider.level, decider.needs)
        : words.levelBelow(decider.level, decider.needs);
    case 'visitor':
      return words.isFor(decider.needs.map((kind) => words.visitors[kind]).join(', '));
    case 'app':
      return words.notInApp;
    case 'setting':
      return words.settingEmpty(decider.name);
    case 'status':
      return words.statusLacks(decider.field);
    case 'answer':
      if (decider.failed) return words.callFailed(decider.operation, decider.failed);
      return isOpen
        ? words.dependsOn(decider.operation, decider.wants)
        : words.callLacks(decider.operation, decider.wants);
    case 'room':
      return words.noRoom(decider.most);
  }
}
