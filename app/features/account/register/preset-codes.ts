/** Codes that the address of the first page brought, kept for the visit (REG-65). */
export type PresetCodes = { affiliateCode?: string; recommenderId?: string };

const STORAGE_KEY = 'REGISTER_PRESET';
const CODE = /^[\w-]{1,64}$/;

/** The codes in a query: `affiliateCode` or its short form `aff`, and `recommenderId`; anything odd is no code. */
export function codesIn(search: string): PresetCodes {
  const query = new URLSearchParams(search);
  const read = (...names: string[]) =>
    names.map((name) => query.get(name) ?? '').find((code) => CODE.test(code));
  return defined({ affiliateCode: read('affiliateCode', 'aff'), recommenderId: read('recommenderId') });
}

/** Keeps the codes of an address, newer over older, and answers what is kept now (REG-65). In the browser only. */
export function keepPresetCodes(search: string): PresetCodes {
  const found = codesIn(search);
  const kept = { ...presetCodes(), ...found };
  if (Object.keys(found).length > 0) store(kept);
  return kept;
}

/** Forgets a preset that the gateway refused, so that the form stays usable (ERR-58). */
export function dropPresetCode(name: keyof PresetCodes): void {
  store({ ...presetCodes(), [name]: undefined });
}

function presetCodes(): PresetCodes {
  try {
    return defined(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as PresetCodes);
  } catch {
    return {};
  }
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
