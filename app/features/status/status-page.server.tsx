import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { StatusPageInput } from '@/contracts/site';
import { brandStyles } from '../../brand/brand-styles.server';
import { LogoMark } from '../../brand/logo-mark';
import { themeColor } from '../../brand/theme-color';
import tokens from '../../brand/tokens.css?inline';
import { languageOf } from '../../locale/languages';
import { m } from '../../paraglide/messages.js';
import type { Locale } from '../../paraglide/runtime.js';
import { COPY_SCRIPT } from './copy-script';
import { NightScene, type Plate } from './night-scene';
import { RETURN_SCRIPT } from './return-script';
import css from './status-page.css?inline';

type Cause = StatusPageInput['cause'];
type Say = (parameters: Record<string, never>, options: { locale: Locale }) => string;
type Wording = { plate: Plate; title: Say; text: Say; fact?: { name: Say; value: Say; isState: boolean } };

// The text follows the cause, whatever the number of the page.
const WORDINGS: Record<Cause, Wording> = {
  maintenance: {
    plate: 'clock',
    title: m.status_maintenance_title,
    text: m.status_maintenance_text,
    fact: { name: m.status_state, value: m.status_state_maintenance, isState: true },
  },
  ip: { plate: 'lock', title: m.status_ip_title, text: m.status_ip_text },
  region: {
    plate: 'pin',
    title: m.status_region_title,
    text: m.status_region_text,
    fact: { name: m.status_region, value: m.status_region_unsupported, isState: false },
  },
  outage: {
    plate: 'broken',
    title: m.status_outage_title,
    text: m.status_outage_text,
    fact: { name: m.status_state, value: m.status_state_outage, isState: true },
  },
  offline: { plate: 'wifi', title: m.status_offline_title, text: m.status_offline_text },
  limit: { plate: 'clock', title: m.status_limit_title, text: m.status_limit_text },
};

/**
 * The page behind a closed gate: a whole document that loads nothing, because files are behind the gate too
 * (GATE-03, GATE-04, GATE-09, GATE-18, GATE-19, GATE-43).
 */
export async function renderStatusPage(input: StatusPageInput): Promise<string> {
  return new Response(await renderToReadableStream(<StatusPage {...input} />)).text();
}

function StatusPage(input: StatusPageInput) {
  const { cause, status, siteName, brand, domains, supportPath, nonce } = input;
  const { tag: locale, rtl } = languageOf(input.locale);
  const { plate, title, text } = WORDINGS[cause];
  return (
    <html lang={locale} dir={rtl ? 'rtl' : 'ltr'} data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor(brand)} />
        <meta name="robots" content="noindex" />
        {/* Without an icon of its own the page would ask for /favicon.ico, behind the gate. */}
        <link rel="icon" href="data:," />
        <title>{`${title({}, { locale })} · ${siteName}`}</title>
        <style nonce={nonce}>{tokens + css + brandStyles(brand)}</style>
      </head>
      <body data-cause={cause} data-status={status}>
        <div className="sky">
          <NightScene plate={plate} />
          <div className="logo">
            <LogoMark classes={LOGO} />
            <span translate="no">{siteName}</span>
          </div>
        </div>
        <main>
          <div className="words">
            <h1>{title({}, { locale })}</h1>
            <p>{text({}, { locale })}</p>
          </div>
          {input.reference && <Facts {...input} locale={locale} />}
          <div className="actions">
            {supportPath && (
              <a className="button primary" href={supportPath} rel="noopener noreferrer">
                <Icon d="M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM18.500 19c0 1.500-1.500 2-4 2" />
                <span>{m.status_support({}, { locale })}</span>
              </a>
            )}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself */}
            <a className={supportPath ? 'button' : 'button primary'} href="">
              <Icon d="M20 12a8 8 0 1 1-2.300-5.700L20 8M20 4v4h-4" />
              <span>{m.action_retry({}, { locale })}</span>
            </a>
          </div>
          <Domains domains={domains} locale={locale} />
        </main>
        <script nonce={nonce}>{COPY_SCRIPT + RETURN_SCRIPT}</script>
      </body>
    </html>
  );
}

const LOGO = { flame: 'flame', core: 'core', cup: 'cup', foot: 'foot' };

type Localised<T> = Omit<T, 'locale'> & { locale: Locale };

/** What customer service asks for: the state, the visitor's address and the reference of this request. */
function Facts({ cause, visitorIp, reference, locale }: Localised<StatusPageInput>) {
  const { fact } = WORDINGS[cause];
  return (
    <div>
      <dl className="facts">
        {fact && (
          <Fact name={fact.name({}, { locale })}>
            <span className={fact.isState ? 'tag' : undefined}>{fact.value({}, { locale })}</span>
          </Fact>
        )}
        {visitorIp && (
          <Fact name={m.status_ip({}, { locale })}>
            <bdi translate="no">{visitorIp}</bdi>
          </Fact>
        )}
        <Fact name={m.status_reference({}, { locale })}>
          <bdi translate="no">{reference}</bdi>
          <button
            type="button"
            className="copy"
            data-text={[visitorIp, reference].filter(Boolean).join(' · ')}
            aria-label={m.status_copy({}, { locale })}
            hidden
          >
            <Icon d="M9 9h10v11H9zM5 15V4h10" />
          </button>
        </Fact>
      </dl>
      <p className="done" role="status" data-text={m.status_copied({}, { locale })} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Other addresses of the site, to go to by hand. */
function Domains({ domains, locale }: { domains: string[]; locale: Locale }) {
  const addresses = domains.filter((domain) => /^https?:\/\//i.test(domain) && URL.canParse(domain));
  if (addresses.length === 0) return null;
  return (
    <section className="domains">
      <h2>{m.status_domains({}, { locale })}</h2>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <a href={address} rel="noopener noreferrer">
              {new URL(address).host}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
