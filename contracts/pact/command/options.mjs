import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEMO_BANK_SECRET, DEMO_VENDOR_SECRET } from '../signatures.mjs';
import { connectionOf, proxiesOf } from './connection.mjs';
import { LEVELS } from './levels.mjs';
import { SCAFFOLDS } from './scaffold.mjs';

export const USAGE = `Usage: node contracts/pact/verify.mjs --url http://localhost:8080 [options]

  --url URL           where your backend listens
  --states-url URL    your provider-state endpoint; default <url>/sandbox/provider-states
  --service NAME      only this backend service: wps, lgw, vgw or pgw (the first path segment); may be repeated
  --call NAME         only calls that begin so: games, games.launch, "games.launch: refused"; may be repeated
  --stories           only the stories: lists of calls whose effects are looked at, which else run after the rows
  --story NAME        only the stories whose name begins so; may be repeated
  --no-stories        only the rows
  --arazzo FILE       writes the stories as an Arazzo 1.1 document, and the OpenAPI description of their calls beside it
  --level NAME        only what a backend of this level needs: guest, enter, member, money or agent, each with those
                      before it; without --url its calls are listed
  --badge FILE        a badge (SVG) that says the last level that is reached
  --former-states     ask for the states of the version before, for handlers that are not rewritten yet
  --failed            only what failed in the last run, as its JUnit report has it; all when nothing did
  --watch             again when a pact file changes, and on Enter
  --merchant NAME     your merchant, in place of the examples' hoadang
  --vendor-secret S   secret of the vendor that your states name
  --payment-secret S  the same of the payment provider
  --header 'N: V'     a header that goes with every call, to your backend and to the endpoint of its states; never
                      printed; may be repeated
  --ca FILE           certificates (PEM) of the authority that signed your backend's own
  --verbose           every row, as it comes
  --junit FILE        where the JUnit report goes; default contracts-verify.xml in the folder where you are, with every
                      row as text beside it (.txt)
  --json FILE         the same for programs (verify-report.schema.json); - for standard output
  --baseline FILE     what was green in it stays green: what was not, or is new since then, fails nothing
  --write-baseline    write what is green now into it; default contracts-baseline.json
  --jobs N            so many rows side by side, those that change the whole site alone; rows of one reading call in
                      the same states share them; default 1: one after the other, each in states of its own
  --file FILE         verify this pact file instead of contracts/pacts/*.json; may be repeated
  --unread            lists fields of your answers that no screen reads, with their bytes
  --explain NAME      all about a call, a row, a state or a story: request, answer, refusals, what must be true, worked
                      values; with --level only what that asks for. Of a level (guest), or of calls that begin so
                      (lottery), a list
  --scaffold LANGUAGE writes the endpoint of the states that the chosen rows need, each handler still to be filled in:
                      node, spring, go, dotnet or php
  --out FILE          where it goes; default standard output
  --version           version and hash of the contracts
  -h, --help          this text

Proxies come from HTTP_PROXY, HTTPS_PROXY and NO_PROXY; this machine itself is never asked through one.

Exit code: 0 all kept; 1 a promise is broken, or nothing was verified; 2 called wrongly, or no report could be
written; 3 the backend or its provider-state endpoint could not be reached; 4 no promise is broken, but some could
not be judged, for a state is missing or its handler failed.
`;

/** What the command was told wrongly; the usage helps. */
export class Misuse extends Error {}

/**
 * The options of the command, checked.
 * @param {string[]} args  What stands behind the name of the program.
 * @param {Record<string, string | undefined>} environment
 * @returns {any} an option each, in the words of a script
 * @throws Misuse in words
 */
export function readOptions(args, environment) {
  const values = parsed(args);
  if (values.help || values.version) return values;
  if (values.level !== undefined && !LEVELS.includes(values.level))
    throw new Misuse(`There is no level "${values.level}"; there are ${LEVELS.join(', ')}`);
  if (values.arazzo || values.explain !== undefined) return values;
  if (values.scaffold !== undefined) return scaffoldOptions(values);
  if (values.url === undefined && values.level !== undefined)
    return { ...values, explain: values.level, isUnverified: true };
  if (!isHttp(values.url)) throw new Misuse(urlProblem(values.url));
  const statesUrl = values['states-url'] ?? `${values.url.replace(/\/$/, '')}/sandbox/provider-states`;
  if (!isHttp(statesUrl)) throw new Misuse('--states-url is not a http(s) URL');
  const { junit = 'contracts-verify.xml' } = values;
  const headers = Object.fromEntries((values.header ?? []).map(headerOf));
  return {
    ...values,
    statesUrl,
    formerStates: values['former-states'] ?? false,
    headers,
    hidden: [
      ...Object.values(headers),
      ...passwordsIn(values.url, statesUrl),
      ...[values['vendor-secret'], values['payment-secret']].filter(Boolean),
    ],
    connection: connectionOf({ headers, ca: certificatesOf(values.ca), proxies: readProxies(environment) }),
    junit,
    jobs: countOf(values.jobs),
    writeBaseline: values['write-baseline'] ?? false,
    baseline: values.baseline ?? (values['write-baseline'] ? 'contracts-baseline.json' : undefined),
    text: `${junit.replace(/\.xml$/, '')}.txt`,
    vendorSecret: values['vendor-secret'] ?? DEMO_VENDOR_SECRET,
    paymentSecret: values['payment-secret'] ?? DEMO_BANK_SECRET,
  };
}

function scaffoldOptions(values) {
  if (SCAFFOLDS.includes(values.scaffold)) return values;
  throw new Misuse(`There is no skeleton for "${values.scaffold}"; there are ${SCAFFOLDS.join(', ')}`);
}

function parsed(args) {
  const text = { type: 'string' };
  const texts = { type: 'string', multiple: true };
  const flag = { type: 'boolean' };
  const options = {
    url: text,
    'states-url': text,
    service: texts,
    call: texts,
    story: texts,
    stories: flag,
    arazzo: text,
    'no-stories': flag,
    level: text,
    'former-states': flag,
    badge: text,
    merchant: text,
    'vendor-secret': text,
    'payment-secret': text,
    header: texts,
    ca: text,
    junit: text,
    file: texts,
    json: text,
    baseline: text,
    'write-baseline': flag,
    jobs: text,
    verbose: flag,
    failed: flag,
    watch: flag,
    unread: flag,
    explain: text,
    scaffold: text,
    out: text,
    version: flag,
    help: { ...flag, short: 'h' },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Misuse(error.message);
  }
}

function isHttp(url) {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

function urlProblem(url) {
  if (url && isHttp(`http://${url}`)) return `--url has to begin with http:// or https://: http://${url}`;
  return '--url is missing, or is not a http(s) URL';
}

/** What must not be printed of addresses that name a user. */
function passwordsIn(...urls) {
  return urls.map((url) => new URL(url).password).filter(Boolean);
}

function countOf(jobs = '1') {
  if (/^[1-9]\d?$/.test(jobs)) return Number(jobs);
  throw new Misuse('--jobs is a number from 1 to 99');
}

/** What is wrong is said without the header, which may be secret. */
function headerOf(text, index) {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(text) ?? [];
  if (!name) throw new Misuse(`--header number ${index + 1} is not written 'Name: value'`);
  return [name, value.trim()];
}

function certificatesOf(file) {
  if (file === undefined) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch (error) {
    throw new Misuse(`--ca ${file} can't be read: ${error.message}`);
  }
  throw new Misuse(`--ca ${file} holds no certificate in PEM (-----BEGIN CERTIFICATE-----)`);
}

function readProxies(environment) {
  try {
    return proxiesOf(environment);
  } catch (error) {
    throw new Misuse(error.message);
  }
}
