import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { LANGUAGE_TAGS } from '@/contracts/languages';
import { LEVELS } from '@/contracts/levels';
import type { App } from '../../context';
import type { Env } from '../../env';
import { seal, unseal } from '../session/sealed-cookie';
import { prefixOf } from '../session/session-cookies';
import { operatorSeals } from './operator-key';

/** Seconds for which a link opens, and for which what it opened is seen. */
export const PREVIEW_SECONDS = 900;
const LINK = 'preview-link';
const COOKIE = 'preview';

const previewSchema = v.object({
  country: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}|T1|)$/)),
  language: v.picklist(LANGUAGE_TAGS),
  level: v.picklist(LEVELS),
  /** In which the banner speaks. */
  spoken: v.picklist(['vi', 'en']),
});
/** Whose eyes a guest has: where they come from, in which language, and how far the site is open. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** Whether there is a seal for previews: without a key none can be made. */
export const canPreview = (env: Env): boolean => operatorSeals(env).length > 0;

/** A preview as a link has it, for a quarter of an hour. */
export const previewToken = (env: Env, preview: Preview): Promise<string> =>
  seal(preview, LINK, operatorSeals(env));

async function opened(env: Env, sealed: string, purpose: string): Promise<Preview | null> {
  const read = v.safeParse(previewSchema, await unseal(sealed, purpose, operatorSeals(env), PREVIEW_SECONDS));
  return read.success ? read.output : null;
}

/** What a link shows; null for one that is forged or too old. */
export const openPreview = (env: Env, token: string): Promise<Preview | null> => opened(env, token, LINK);

/** What this browser is to be shown, where it has followed a link; null for every other. */
export async function previewOf(c: Context<App>): Promise<Preview | null> {
  // Few have one: no cookie is taken apart for the others.
  if (!c.req.raw.headers.get('Cookie')?.includes(`${COOKIE}=`)) return null;
  const sealed = getCookie(c, COOKIE, prefixOf(c));
  return sealed ? opened(c.env, sealed, COOKIE) : null;
}

/** Has this browser see the site so, in the preview's language; `Lax`, since the link may stand in a message. */
export async function beginPreview(c: Context<App>, preview: Preview): Promise<void> {
  setCookie(c, await seal(preview, COOKIE, operatorSeals(c.env)), PREVIEW_SECONDS);
  c.get('cookies').push(generateCookie('language', preview.language, { path: '/', sameSite: 'Lax' }));
}

/** Ends the preview in this browser. */
export function endPreview(c: Context<App>): void {
  setCookie(c, '', 0);
}

function setCookie(c: Context<App>, value: string, maxAge: number): void {
  const options = { prefix: prefixOf(c), httpOnly: true, sameSite: 'Lax', maxAge } as const;
  c.get('cookies').push(generateCookie(COOKIE, value, options));
}
