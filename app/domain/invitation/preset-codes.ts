import { parsedUrl } from '../../lib/links/parsed-url';
import { parseSearch } from '../../lib/links/search-params';
import { tabStore } from '../../lib/storage/storage';

/** Codes that the address of the first page brought, kept for the visit (REG-65). */
export type PresetCodes = { affiliateCode?: string; recommenderId?: string };

const STORAGE_KEY = 'REGISTER_PRESET';
const CODE = /^[\w-]{1,64}$/;

/** The codes in a query: `affiliateCode` or its short form `aff`, and `recommenderId`; anything odd is no code. */
export function codesIn(search: string): PresetCodes {
  const values = parseSearch(search);
  const read = (...names: string[]) => names.map((name) => values[name] ?? '').find(isCode);
  return defined({ affiliateCode: read('affiliateCode', 'aff'), recommenderId: read('recommenderId') });
}

/** Keeps the codes of an address, newer over older, and answers what is kept now (REG-65). In the browser only. */
export function keepPresetCodes(search: string): PresetCodes {
  const found = codesIn(search);
  const kept = { ...presetCodes(), ...found };
  if (Object.keys(kept).length > 0) store(kept);
  return kept;
}

/** Forgets a preset that the gateway refused, so that the form stays usable (ERR-58). */
export function dropPresetCode(name: keyof PresetCodes): void {
  store({ ...presetCodes(), [name]: undefined });
}

/** The codes that are kept for the visit. In the browser only. */
export function presetCodes(): PresetCodes {
  return tabStore.json(STORAGE_KEY, (kept) => kept && defined(kept)) ?? codesIn(searchBefore());
}

/** Query of the site's page one came from: its link may have been tapped before any script ran. */
function searchBefore(): string {
  const before = parsedUrl(document.referrer);
  return before?.origin === location.origin ? before.search : '';
}

const store = (codes: { [name in keyof PresetCodes]: string | undefined }) =>
  void tabStore.setJson(STORAGE_KEY, codes);

const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code);

function defined(codes: { [name in keyof PresetCodes]?: unknown }): PresetCodes {
  const { affiliateCode, recommenderId } = codes;
  return { ...(isCode(affiliateCode) && { affiliateCode }), ...(isCode(recommenderId) && { recommenderId }) };
}
