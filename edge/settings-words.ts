import type { SettingName } from './settings.ts';

/** Where `docs/operator.md` tells of a setting. */
export type SettingGroup =
  | 'gate'
  | 'level'
  | 'gateway'
  | 'site'
  | 'sites'
  | 'firebase'
  | 'human'
  | 'operator'
  | 'secrets'
  | 'sandbox';

/** What a setting means, for whoever sets it; Markdown. `written` is the form of its text, with its unit. */
export type SettingWords = { group: SettingGroup; meaning: string; written: string; empty: string };

/** What each setting and secret of the site means. One that is missing here does not compile. */
export const SETTING_WORDS: Record<SettingName, SettingWords> = {
  GATE_DENY_COUNTRIES: {
    group: 'gate',
    meaning: 'who may not come: countries; `T1` is the Tor network',
    written: 'two-letter codes: `CN, US`',
    empty: 'nobody is refused',
  },
  GATE_ALLOW_COUNTRIES: {
    group: 'gate',
    meaning: 'only these countries',
    written: 'two-letter codes',
    empty: 'every country',
  },
  GATE_DENY_IPS: {
    group: 'gate',
    meaning: 'who may not come: addresses and ranges, IPv4 and IPv6',
    written: '`203.0.113.7, 198.51.100.0/24, 2001:db8::/32`',
    empty: 'nobody is refused',
  },
  GATE_ALLOW_IPS: {
    group: 'gate',
    meaning: 'only these addresses',
    written: 'addresses and ranges',
    empty: 'every address',
  },
  SITE_LEVEL: {
    group: 'level',
    meaning:
      'what of the site is open. Go live with the level that your gateway is green at (`contracts/GUIDE.md`), and set the next one when it is',
    written: '`guest`, `enter`, `member`, `money` or `agent`, each with those before it',
    empty: '`agent`: all of it',
  },
  GATEWAY_URL: {
    group: 'gateway',
    meaning: 'your gateway',
    written: 'an https address without a path: `https://gateway.example.com`',
    empty: 'the reference gateway, through the `GATEWAY` binding',
  },
  GATEWAY_TIMEOUT_MS: {
    group: 'gateway',
    meaning: 'longest wait for an answer',
    written: 'milliseconds, 1 to 120000',
    empty: '15000',
  },
  GATEWAY_PUBLIC_JWK: {
    group: 'gateway',
    meaning: 'public RSA key for credentials, 2,048 bits or more, with a `kid`',
    written: 'a JWK on one line',
    empty: 'nobody can log in, and the log says `encryption.failed`',
  },
  MERCHANT_CODE: {
    group: 'gateway',
    meaning: 'your merchant code, sent with the calls that take one',
    written: 'at most 64 letters without a space',
    empty: 'empty',
  },
  SITE_NAME: {
    group: 'site',
    meaning: 'name shown',
    written: 'at most 60 letters',
    empty: 'the brand’s own',
  },
  BRAND: {
    group: 'site',
    meaning: 'which colours, logo and icons',
    written: '`hoa-dang`, `ben-sen`, or a brand of yours: a folder of `operator/brands` (`docs/brand.md`)',
    empty: '`hoa-dang`',
  },
  SITE_TIME_ZONE: {
    group: 'site',
    meaning: 'zone in which days are counted',
    written: 'a zone of the IANA database',
    empty: '`Asia/Ho_Chi_Minh`',
  },
  CURRENCY_SYMBOL: {
    group: 'site',
    meaning:
      'sign after an amount, for a gateway that names none: `info.currencySymbol` of its status answer counts before it, so that pages and the messages that the gateway writes have one sign (in the reference gateway `currency_symbol` of the merchant); its separators are those of the page’s language',
    written: 'at most 8 letters',
    empty: '`₫`',
  },
  AGE_LIMIT: {
    group: 'site',
    meaning:
      'age from which on one may play, for a gateway that names none: `info.jurisdiction.ageLimit` of its status answer counts before it, so that pages name the age by which the gateway refuses (in the reference gateway `age_limit` of the merchant)',
    written: 'years, `18` or `21`',
    empty: '`18`',
  },
  ACTIVE_CONSENT: {
    group: 'site',
    meaning: 'consent boxes must start unticked',
    written: '`1` or `0`',
    empty: 'off',
  },
  SITES: {
    group: 'sites',
    meaning: 'further sites of this deployment, by their hosts',
    written:
      'tables `[SITES.name]` (in `wrangler.toml` `[vars.SITES.name]`): `HOSTS`, and settings of this page that are the site’s own',
    empty: 'one site, at every host',
  },
  DEFAULT_LANGUAGE: {
    group: 'site',
    meaning: 'the language of visitors who have chosen none',
    written:
      'a tag of a language of the site: `en`, `zh-cn`; `vi` and `en` are whole, any other shows English where it has no text (`npm run messages`)',
    empty: '`vi`',
  },
  STREAM_HOSTS: {
    group: 'site',
    meaning: 'hosts whose banner links are video streams',
    written: 'hosts',
    empty: 'none',
  },
  IMAGE_FALLBACK_HOST: {
    group: 'site',
    meaning: 'image host used when the status answer lists none, or one fails',
    written: 'a host',
    empty: 'the site itself',
  },
  IMAGE_RESIZING: {
    group: 'site',
    meaning:
      'the zone has Cloudflare’s image transformations switched on: your pictures (those with an http or https address, `imageCDNs` too) are then asked for in the size of their place and the best format, `/cdn-cgi/image/width=…,format=auto/<address>`; where one fails, the picture itself is shown. Their hosts must be among the allowed origins of the transformations',
    written: '`1` or `0`',
    empty: 'your pictures are shown as they are',
  },
  GAME_FRAME_HOSTS: {
    group: 'site',
    meaning:
      'hosts of game vendors that let your site show their games in a frame. Their games open under the site’s own bar with the balance; the content security policy lets these hosts in by itself. What such a game may tell the site is below this table',
    written: 'https hosts: `https://play.example, https://*.games.example`',
    empty: 'none: every game opens in the tab, and its own way back leads to your site',
  },
  NATIVE_APP_TOKEN: {
    group: 'site',
    meaning: 'word that your own app adds to its user agent, so that the site knows it runs inside',
    written: 'a word',
    empty: 'no app: every visitor comes by browser',
  },
  FURTHER_ROUTES: {
    group: 'site',
    meaning: 'old addresses of your site and where each leads',
    written: 'pairs: `/m/promo=/m/activity, /m/fav=/m/search?dataType=FAV`',
    empty: 'none: an unknown address leads home',
  },
  REMEMBER_SALT: {
    group: 'site',
    meaning: 'salt of the remembered-password record; everybody can see it',
    written: 'a text',
    empty: 'the merchant code',
  },
  HUMAN_VERIFICATION: {
    group: 'human',
    meaning:
      'how a visitor shows to be human before an SMS code is sent; with `turnstile` at registrations, recovery mails and doubtful logins too',
    written: '`altcha`, `turnstile` or `none`',
    empty: '`altcha`',
  },
  TURNSTILE_SITE_KEY: {
    group: 'human',
    meaning: 'the public key of your Turnstile widget',
    written: 'a key',
    empty: 'with `turnstile` no code can be sent, and nobody registers',
  },
  CSP_IMAGE_HOSTS: {
    group: 'site',
    meaning:
      'further hosts that pictures and videos come from, beside `imageCDNs` of the status answer, `IMAGE_FALLBACK_HOST` and for videos `STREAM_HOSTS`. As soon as one of these (but `STREAM_HOSTS`) names a host, browsers show pictures and videos from named hosts alone, in your texts too: name every host that your banners, games and articles use',
    written: 'hosts: `https://*.vendor-pictures.example`',
    empty: 'with no host named anywhere, any https host',
  },
  CSP_SCRIPT_HOSTS: {
    group: 'site',
    meaning: 'further hosts that browsers may load scripts from',
    written: 'hosts',
    empty: 'none',
  },
  CSP_CONNECT_HOSTS: {
    group: 'site',
    meaning: 'further hosts that browsers may call',
    written: 'hosts',
    empty: 'none',
  },
  CSP_FRAME_HOSTS: {
    group: 'site',
    meaning: 'further hosts that browsers may show in a frame; games have `GAME_FRAME_HOSTS`',
    written: 'hosts',
    empty: 'none',
  },
  FIREBASE_API_KEY: {
    group: 'firebase',
    meaning: 'of your project’s web app; everybody can see it',
    written: 'a key',
    empty: 'Firebase is off: no button, no host in the policy, nothing loaded',
  },
  FIREBASE_PROJECT_ID: {
    group: 'firebase',
    meaning: 'your project; everybody can see it',
    written: 'an id',
    empty: 'Firebase is off',
  },
  FIREBASE_AUTH_DOMAIN: {
    group: 'firebase',
    meaning: 'domain of the sign-in windows',
    written: 'a domain',
    empty: '`<project>.firebaseapp.com`',
  },
  FIREBASE_APP_ID: {
    group: 'firebase',
    meaning: 'of your project’s web app',
    written: 'an id',
    empty: 'not sent',
  },
  FIREBASE_AUTH_EMULATOR: {
    group: 'sandbox',
    meaning: 'a Firebase Auth emulator',
    written: 'an address',
    empty: 'none',
  },
  SESSION_KEYS: {
    group: 'secrets',
    meaning: 'keys of the cookie that members’ sessions are in; the first seals, all of them open',
    written: '`k2:<32 bytes in base64url>,k1:<…>`',
    empty: 'nobody can log in, and the log says `session.keys.missing`',
  },
  TURNSTILE_SECRET: {
    group: 'secrets',
    meaning: 'the secret of your Turnstile widget',
    written: 'a word',
    empty: 'with `turnstile` no code is sent, and nobody registers',
  },
  OPERATOR_KEY: {
    group: 'operator',
    meaning: 'opens the cockpit (`/operator`), which seals its cookie and its previews with it',
    written: 'at least 32 letters, signs or digits without a space',
    empty: 'no key opens the cockpit; without Cloudflare Access it is not there',
  },
  ACCESS_TEAM_DOMAIN: {
    group: 'operator',
    meaning: 'your team of Cloudflare Access, which lets operators in in the place of the key',
    written: 'a domain: `example.cloudflareaccess.com`',
    empty: 'Access opens nothing',
  },
  ACCESS_AUDIENCE: {
    group: 'operator',
    meaning: 'the audience tag (AUD) of your Access application for `/operator`',
    written: '64 letters of hexadecimal',
    empty: 'Access opens nothing',
  },
  SANDBOX: {
    group: 'sandbox',
    meaning:
      'opens `/sandbox/*`, where anybody can change members and money. Never in production. With `site` (`npm start -- --gateway`) it leaves the gateway alone: plain http, a country by header and the parts, and nothing is sent to `/sandbox` of a gateway',
    written: '`1`, `site` or `0`',
    empty: 'off',
  },
  SANDBOX_COUNTRY: {
    group: 'sandbox',
    meaning: 'the country that every visitor comes from, where no header names another',
    written: 'a two-letter code',
    empty: '`VN`',
  },
};
