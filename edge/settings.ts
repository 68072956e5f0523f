import * as v from 'valibot';
import { DEFAULT_TAG, LANGUAGE_TAGS } from '../contracts/languages.ts';
import { LEVELS } from '../contracts/levels.ts';
import {
  country,
  frameHost,
  gatewayOrigin,
  milliseconds,
  publicJwk,
  range,
  routePair,
  sealKeyList,
  timeZone,
} from './lib/settings/readers.ts';
import {
  list,
  matching,
  one,
  onOff,
  parsed,
  type SettingTable,
  type ValueOf,
  word,
} from './lib/settings/setting.ts';
import { sites } from './lib/settings/sites.ts';

/** A source that a content security policy may name; nothing that could start another directive. */
const host = matching(/^[\w*.:/-]+$/, 'is no host');
const text = v.string();
/** A gateway that nobody has: an address that cannot be read leads to no other gateway than the one that was meant. */
const NOWHERE = 'https://gateway.invalid';

/**
 * Every setting and secret of the site: how its text is read, what counts where it is empty, and what where it is wrong.
 * What each means is said in `settings-words.ts`; both are the source of `docs/operator.md`
 * (docs/decisions/088-settings.md). Run by Node as it stands, too: imports name the file.
 */
export const SETTINGS = {
  GATE_ALLOW_COUNTRIES: list(parsed(country), { isWhole: true }),
  GATE_DENY_COUNTRIES: list(parsed(country), { isWhole: true }),
  GATE_ALLOW_IPS: list(parsed(range), { isWhole: true }),
  GATE_DENY_IPS: list(parsed(range), { isWhole: true }),

  SITE_LEVEL: one(word(LEVELS), { empty: 'agent', wrong: 'guest' }),

  GATEWAY_URL: one(parsed(gatewayOrigin), { empty: '', wrong: NOWHERE }),
  GATEWAY_TIMEOUT_MS: one(parsed(milliseconds), { empty: 15_000 }),
  GATEWAY_PUBLIC_JWK: one(parsed(publicJwk), { empty: undefined, wrong: null }),
  MERCHANT_CODE: one(matching(/^\S{1,64}$/, 'is no code of at most 64 letters without a space'), {
    empty: '',
  }),

  SITES: sites((): SettingTable => SETTINGS),
  DEFAULT_LANGUAGE: one(word(LANGUAGE_TAGS), { empty: DEFAULT_TAG }),
  SITE_NAME: one(v.pipe(text, v.maxLength(60, 'is longer than 60 letters')), { empty: 'Hoa Đăng' }),
  BRAND: one(matching(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'is no name such as hoa-dang'), { empty: 'hoa-dang' }),
  SITE_TIME_ZONE: one(parsed(timeZone), { empty: 'Asia/Ho_Chi_Minh' }),
  CURRENCY_SYMBOL: one(v.pipe(text, v.maxLength(8, 'is longer than 8 letters')), { empty: '₫' }),
  AGE_LIMIT: one(
    v.pipe(
      word(['18', '21']),
      v.transform((years) => (years === '21' ? 21 : 18)),
    ),
    { empty: 18 },
  ),
  ACTIVE_CONSENT: one(onOff, { empty: false }),
  STREAM_HOSTS: list(host),
  IMAGE_FALLBACK_HOST: one(host, { empty: '' }),
  IMAGE_RESIZING: one(onOff, { empty: false }),
  GAME_FRAME_HOSTS: list(parsed(frameHost)),
  NATIVE_APP_TOKEN: one(matching(/^\S+$/, 'is no single word'), { empty: '' }),
  FURTHER_ROUTES: list(parsed(routePair)),
  REMEMBER_SALT: one(text, { empty: '' }),
  CSP_IMAGE_HOSTS: list(host),
  CSP_SCRIPT_HOSTS: list(host),
  CSP_CONNECT_HOSTS: list(host),
  CSP_FRAME_HOSTS: list(host),

  FIREBASE_API_KEY: one(matching(/^[\w-]+$/, 'is no key of a web app'), { empty: '' }),
  FIREBASE_PROJECT_ID: one(matching(/^[a-z][a-z\d-]*$/, 'is no id of a project'), { empty: '' }),
  FIREBASE_AUTH_DOMAIN: one(matching(/^[\w-]+(?:\.[\w-]+)+$/, 'is no domain'), { empty: '' }),
  FIREBASE_APP_ID: one(matching(/^[\w:.-]+$/, 'is no id of an app'), { empty: '' }),
  FIREBASE_AUTH_EMULATOR: one(matching(/^https?:\/\/[\w.:-]+$/, 'is no address'), { empty: '' }),

  HUMAN_VERIFICATION: one(word(['altcha', 'turnstile', 'none']), { empty: 'altcha' }),
  TURNSTILE_SITE_KEY: one(matching(/^[\w.-]+$/, 'is no site key'), { empty: '' }),

  SESSION_KEYS: one(parsed(sealKeyList), { empty: null, wrong: [], secret: true }),
  TURNSTILE_SECRET: one(matching(/^\S+$/, 'is no single word'), { empty: '', secret: true }),

  OPERATOR_KEY: one(matching(/^\S{32,}$/, 'is no word of 32 letters or more'), { empty: '', secret: true }),
  ACCESS_TEAM_DOMAIN: one(
    matching(/^[\w-]+(?:\.[\w-]+)+$/, 'is no domain such as example.cloudflareaccess.com'),
    { empty: '' },
  ),
  ACCESS_AUDIENCE: one(matching(/^[\da-f]{64}$/, 'is no audience tag of 64 letters'), { empty: '' }),

  /** `site` leaves the gateway alone, which then may be anybody's. */
  SANDBOX: one(
    v.pipe(
      word(['1', 'site', '0']),
      v.transform((written) => (written === '1' ? 'whole' : written === 'site' && written)),
    ),
    { empty: false },
  ),
  SANDBOX_COUNTRY: one(parsed(country), { empty: '' }),
};

export type SettingName = keyof typeof SETTINGS;
/** What the settings mean. */
export type Settings = { readonly [N in SettingName]: ValueOf<(typeof SETTINGS)[N]> };
/** The settings as they are written. */
export type WrittenSettings = { [N in Exclude<SettingName, 'SITES'>]?: string } & {
  /** A table in `wrangler.toml`; as text it is JSON. */
  SITES?: string | object;
};
