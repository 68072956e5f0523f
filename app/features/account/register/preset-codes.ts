import { parseSearch } from '../../../lib/search-params';

/** Codes that the address of the first page brought, kept for the visit (REG-65). */
export type PresetCodes = { affiliateCode?: string; recommenderId?: string };

const STORAGE_KEY = 'REGISTER_PRESET';
const CODE = /^[\w-]{1,64}$/;

/** The codes in a query: `affiliateCode` or its short form `aff`, and `recommenderId`; anything odd is no code. */
export function codesIn(search: string): PresetCodes {
  const values = parseSearch(search);
  const read = (...names: string[]) =>
    names.map((name) => values[name] ?? '').find((code) => CODE.test(code));
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

function presetCodes(): PresetCodes {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    return kept === null ? codesIn(searchBefore()) : defined(JSON.parse(kept) as PresetCodes);
  } catch {
    return {};
  }
}

/** Query of the site's page one came from: its link may have been tapped before any script ran. */
function searchBefore(): string {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return '';
  const { origin, search } = new URL(referrer);
  return origin === location.origin ? search : '';
}

function store(codes: PresetCodes): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(codes));
  } catch {
    // A browser that keeps nothing still registers.
  }
}

function defined({
  affiliateCode,
  recommenderId,
}: { [name in keyof PresetCodes]: string | undefined }): PresetCodes {
  return { ...(affiliateCode && { affiliateCode }), ...(recommenderId && { recommenderId }) };
}
