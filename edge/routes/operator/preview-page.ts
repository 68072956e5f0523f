import type { Context } from 'hono';
import { html } from 'hono/html';
import { knownTag, LANGUAGE_TAGS } from '@/contracts/languages';
import { LEVELS, reaches } from '@/contracts/levels';
import { VISITOR_KINDS } from '@/contracts/why-hidden';
import type { App } from '../../context';
import { beginPreview, canPreview, endPreview, openPreview, previewToken } from '../../lib/operator/preview';
import { siteLevel } from '../../lib/pages/site-level';
import { languageOf, operatorPage, PATHS, wordsOf } from './page';
import { eyesOf } from './why';

const HOME = '/m/home';

/** Makes a link that shows the site with other eyes; with what the form asks, the link itself. */
export async function previewPage(c: Context<App>, form?: URLSearchParams) {
  const words = wordsOf(c);
  const read = (name: string) => form?.get(name) ?? '';
  const { country, language } = eyesOf(c, read);
  const levels = LEVELS.filter((level) => reaches(siteLevel(c.env), level));
  const level = levels.find((one) => one === read('level')) ?? siteLevel(c.env);
  const token =
    form && canPreview(c.env)
      ? await previewToken(c.env, { country, language, level, spoken: languageOf(c) })
      : undefined;
  const link = token && new URL(`/operator/preview/open?token=${token}`, c.req.url).href;
  const choose = (value: string, chosen: string) =>
    value === chosen
      ? html`<option value="${value}" selected>${value}</option>`
      : html`<option value="${value}">${value}</option>`;
  const body = html`<h1>${words.preview}</h1><p class="soft">${words.previewLead}</p>
${!canPreview(c.env) && html`<p class="card bad">${words.previewNeedsKey}</p>`}
${link && html`<section class="card good" role="status"><h2>${words.previewReady}</h2><p>${words.previewGood}</p><label>${words.previewLink}<input readonly value="${link}"></label><a class="button" href="${link}">${words.previewOpen}</a></section>`}
<form class="card" method="post"><div class="two three"><label>${words.country}<input name="country" maxlength="2" autocapitalize="characters" autocomplete="off" value="${country}"></label><label>${words.language}<select name="language">${LANGUAGE_TAGS.map((tag) => choose(tag, language))}</select></label><label>${words.level}<select name="level">${levels.map((one) => choose(one, level))}</select></label></div><button>${words.previewMake}</button></form>
<section class="card"><h2>${words.previewMembers}</h2><p>${words.previewMembersText}</p><ul>${VISITOR_KINDS.filter(
    (kind) => kind !== 'guest',
  ).map(
    (kind) =>
      html`<li><a href="${PATHS.why}?as=${kind}&amp;country=${country}&amp;language=${language}">${words.visitors[kind]}</a></li>`,
  )}</ul></section>`;
  return operatorPage(c, { title: words.preview, section: 'preview', body });
}

/** Follows a link of a preview, whoever has it, for as long as it is good. */
export async function openLink(c: Context<App>) {
  const preview = await openPreview(c.env, c.req.query('token') ?? '');
  const words = wordsOf(c);
  if (!preview) {
    const body = html`<h1>${words.preview}</h1><p class="card bad">${words.previewOver}</p>`;
    return operatorPage(c, { title: words.preview, body }, 400);
  }
  await beginPreview(c, { ...preview, language: knownTag(preview.language) });
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(HOME, 303);
}

/** Ends the preview, wherever it was left. */
export function endLink(c: Context<App>) {
  endPreview(c);
  return c.redirect(HOME, 303);
}
