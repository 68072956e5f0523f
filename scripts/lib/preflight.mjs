import { isShowable } from '../../edge/lib/settings/is-showable.ts';
import { readConfigs, settingLines } from './checked.mjs';
import { deployedTogether, withOwnGateway } from './deploy.mjs';
import { allSettings, hasLogins, sitesIn, varsOfSites } from './settings.mjs';
import { idOf, readSiteConfig } from './stages.mjs';

/**
 * @typedef {(args: string[]) => Promise<{ code: number, output: string }>} Wrangler
 * @typedef {{ name: string, lines: string[] }} Screen  what is shown of a worker
 */

/** What is shown of a text: a line. */
const LONGEST_SHOWN = 60;
/** Options that lead addresses to the site, beside or in the place of those that are written. */
const ADDRESS = /^--(?:routes?|domains?)(?:=|$)/;

/**
 * All that can be known of a deployment before it is one: how each setting will be, and what keeps it from being deployed.
 * Nothing is written anywhere.
 * @param {{ stage?: string, changes?: Record<string, string>, ofSite?: string[] }} asked
 * @param {Wrangler} wrangler
 * @param {Record<string, any>} [written]  the configurations as they are written, `base` that of the site beside a stage
 * @returns {Promise<{ screens: Screen[], problems: string[], notes: string[] }>}
 */
export async function preflight({ stage, changes = {}, ofSite = [] }, wrangler, written) {
  const { base = stage && (await readSiteConfig()), ...configs } = written ?? (await readConfigs(stage));
  const site = { ...configs.site, vars: { ...configs.site.vars, ...changes } };
  const sites = varsOfSites(site.vars);
  const deployed = deployedTogether({ ...configs, site });
  const [settings, wrong] = await Promise.all([allSettings(), settingLines(deployed)]);
  const found = await Promise.all(
    Object.entries(deployed).map(async ([kind, config]) => {
      const secrets = await secretsOf(config.name, wrangler);
      return {
        screen: {
          name: config.name,
          lines: [
            ...rowsOf(settings[kind], config, secrets),
            ...(kind === 'site' ? siteRows(config.vars) : []),
            ...bindingRows(config),
          ],
        },
        problems: [
          ...missingSecrets(kind, config.name, secrets, sites),
          ...(await bindingProblems(config, secrets, wrangler)),
          ...(secrets.unknown ? [`  The secrets of ${config.name} are not known: ${secrets.unknown}`] : []),
        ],
      };
    }),
  );
  return {
    screens: found.map(({ screen }) => screen),
    problems: [
      ...wrong,
      ...siteProblems(site, sites),
      ...sharedGate(site, base, stage),
      ...found.flatMap(({ problems }) => problems),
    ],
    notes: [...notesOn(site), ...(ofSite.some((arg) => ADDRESS.test(arg)) ? [] : unledHosts(site))],
  };
}

/** The secrets that a deployed worker has by their names, or why that is not known. */
async function secretsOf(name, wrangler) {
  const { code, output } = await wrangler(['secret', 'list', '--name', name]);
  if (code === 0) return { names: JSON.parse(output).map((secret) => secret.name) };
  // Its first deployment, and nobody has given it a secret yet.
  if (/\b10007\b|does not exist|not found/i.test(output)) return { names: [] };
  return { names: [], unknown: reasonIn(output) };
}

/** What wrangler complains of, in a line. */
function reasonIn(output) {
  if (/CLOUDFLARE_API_TOKEN|not logged in|wrangler login/i.test(output))
    return 'wrangler is not logged in (npx wrangler login)';
  return (
    output
      .split('\n')
      .map((line) => line.replace(/^.*\[ERROR\]\S*/, '').trim())
      .find(Boolean) ?? 'wrangler says nothing'
  );
}

function rowsOf(settings, { vars = {} }, secrets) {
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .filter(({ group, name }) => group !== 'sandbox' || vars[name])
    .map(({ name, secret, empty }) => {
      const unset = secret ? 'missing' : '–';
      const isSet = secret ? secrets.names.includes(name) : Boolean(vars[name]);
      const shown = isShowable({ name, secret }, vars[name]) ? shortened(vars[name]) : 'set';
      const otherwise = shortened(empty.replaceAll('`', ''));
      const value = secret && secrets.unknown ? 'not known' : isSet ? shown : `${unset}  (${otherwise})`;
      return `  ${name.padEnd(width)}  ${value}`;
    });
}

/** Further sites, each with its hosts and what it writes differently. */
function siteRows(vars) {
  return sitesIn(vars).flatMap(({ name, hosts, written }) => [
    `  site ${name}  ${hosts.join(', ')}`,
    ...Object.entries(written).map(
      ([setting, text]) =>
        `    ${setting}  ${isShowable({ name: setting, secret: false }, text) ? shortened(text) : 'set'}`,
    ),
  ]);
}

const shortened = (text) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

function bindingRows({
  vars = {},
  services = [],
  r2_buckets = [],
  kv_namespaces = [],
  d1_databases = [],
  ...config
}) {
  const limits = config.ratelimits ?? [];
  const rows = [
    ...withOwnGateway({ vars, services }).services.map(({ binding, service }) => [
      binding,
      `worker ${service}`,
    ]),
    ...r2_buckets.map(({ binding, bucket_name }) => [binding, `bucket ${bucket_name}`]),
    ...kv_namespaces.map(({ binding, id }) => [binding, `namespace ${id}`]),
    ...d1_databases.map(({ binding, database_id }) => [binding, `database ${database_id}`]),
    ...(limits.length > 0 ? [['limits', `${limits.length} bound`]] : []),
    ...patternsOf(config).map((pattern) => ['address', pattern]),
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(10)}  ${value}`);
}

/** The secrets without which nobody can log in or register. */
function missingSecrets(kind, name, { names, unknown }, sites) {
  const withLogins = sites.filter(({ vars }) => hasLogins(vars));
  if (unknown || withLogins.length === 0) return [];
  const hasTurnstile = withLogins.some(({ vars }) => vars.HUMAN_VERIFICATION === 'turnstile');
  const needed = {
    site: ['SESSION_KEYS', ...(hasTurnstile ? ['TURNSTILE_SECRET'] : [])],
    gateway: withLogins.some(({ vars }) => !vars.GATEWAY_URL) ? ['GATEWAY_PRIVATE_JWK'] : [],
    demo: [],
  }[kind];
  return needed
    .filter((secret) => !names.includes(secret))
    .map((secret) => `  ${secret} is missing: npx wrangler secret put ${secret} --name ${name}`);
}

async function bindingProblems(config, secrets, wrangler) {
  const { name, kv_namespaces: namespaces, d1_databases: databases, r2_buckets: buckets = [] } = config;
  const missingBuckets = secrets.unknown
    ? []
    : await Promise.all(
        buckets.map(async ({ bucket_name: bucket }) => {
          const { code, output } = await wrangler(['r2', 'bucket', 'info', bucket]);
          const isMissing = code !== 0 && /\b10006\b|does not exist|not found/i.test(output);
          return isMissing ? [`  The bucket is missing: npx wrangler r2 bucket create ${bucket}`] : [];
        }),
      );
  const noNamespace = namespaces?.some(({ binding }) => !idOf(namespaces, binding));
  const noDatabase = databases?.some(({ binding }) => !idOf(databases, binding, 'database_id'));
  return [
    ...(noNamespace
      ? [
          '  QUICK_GATE has no namespace: npx wrangler kv namespace create quick-gate, and its id into operator/settings.toml (docs/operator-example); or kv_namespaces = [] there, and closing takes a deployment.',
        ]
      : []),
    ...(noDatabase
      ? [`  DB has no database: npx wrangler d1 create ${name}, and its id into its wrangler.toml.`]
      : []),
    ...missingBuckets.flat(),
  ];
}

/** What is missing of each site; what the deployment itself is without is not told of each again. */
function siteProblems({ services = [] }, sites) {
  const isBound = services.some(({ binding }) => binding === 'GATEWAY');
  const [own, ...others] = sites.map(({ name, vars }) => ({ name, problems: problemsOfSite(vars, isBound) }));
  const ofOthers = others.flatMap(({ name, problems }) =>
    problems.filter((one) => !own.problems.includes(one)).map((one) => `SITES ${name}: ${one}`),
  );
  return [...own.problems, ...ofOthers].map((line) => `  ${line}`);
}

function problemsOfSite(vars, isBound) {
  return [
    ...(vars.GATEWAY_URL || isBound
      ? []
      : ['GATEWAY_URL is empty, and no GATEWAY is bound: the site would be shut.']),
    ...(vars.GATEWAY_PUBLIC_JWK || vars.SANDBOX === '1' || !hasLogins(vars)
      ? []
      : ['GATEWAY_PUBLIC_JWK is empty: nobody could log in.']),
  ];
}

/** A stage whose store is that of the site beside it: what is closed of one would be closed of both. */
function sharedGate({ name, kv_namespaces: namespaces }, base, stage) {
  const id = idOf(namespaces, 'QUICK_GATE');
  if (!base || !id || id !== idOf(base.kv_namespaces, 'QUICK_GATE')) return [];
  return [
    `  QUICK_GATE has the namespace of ${base.name}: closing one would close both. npx wrangler kv namespace create ${name}-quick-gate, and its id into operator/settings.${stage}.toml.`,
  ];
}

/** The addresses that are written for a worker: routes and domains of its own. */
const patternsOf = ({ route, routes = [] }) =>
  [route, ...routes].filter(Boolean).map((one) => (typeof one === 'string' ? one : one.pattern));

/** Hosts of further sites that none of the written addresses leads to; none where none is written. */
function unledHosts({ vars, ...config }) {
  const hosts = patternsOf(config).map((pattern) => pattern.replace(/^[\w*]+:\/\//, '').split('/')[0]);
  if (hosts.length === 0) return [];
  const leads = hosts.map(
    (host) => new RegExp(`^${host.replace(/[^\w*-]/g, '\\$&').replaceAll('*', '.*')}$`, 'i'),
  );
  return sitesIn(vars).flatMap((site) =>
    site.hosts
      .filter((host) => !leads.some((lead) => lead.test(host)))
      .map((host) => `SITES ${site.name}: no route leads ${host} to it.`),
  );
}

function notesOn({ vars, r2_buckets: buckets = [], routes, route, workers_dev: hasOwnAddress }) {
  return [
    ...(vars.SANDBOX === '1' || vars.SANDBOX === 'site'
      ? ['SANDBOX is on: whoever reaches this site can change members and money.']
      : []),
    ...(vars.GATEWAY_URL && !vars.MERCHANT_CODE ? ['MERCHANT_CODE is empty: calls name no merchant.'] : []),
    ...(buckets.some(({ binding }) => binding === 'PICTURES')
      ? []
      : ['PICTURES is not bound: nobody can bring a picture.']),
    ...(routes || route || hasOwnAddress !== false
      ? []
      : ['No address leads to it: neither routes nor workers_dev.']),
  ];
}
