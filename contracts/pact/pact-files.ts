import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelOf } from '../levels';
import type { ProviderState } from '../operation';
import { isSiteWide } from '../provider-states/site-wide';
import { allOperations } from './all-operations';
import { interactionsOf } from './interactions';
import type { Rule } from './rules';

const all = allOperations.flatMap((operation) =>
  interactionsOf(operation).map((interaction) => ({
    ...interaction,
    level: levelOf(operation, interaction.signedIn),
  })),
);
const promised = new Map(
  all.map(({ description, response, echoes, moments, holds }) => [
    description,
    { ...response, echoes, moments, holds },
  ]),
);
const levels = new Map(all.map(({ description, level }) => [description, level]));

export const COMMITTED = fileURLToPath(new URL('../pacts', import.meta.url));

/**
 * Pact files that pact-js wrote, a folder for each operation, as they are to be committed: one of a provider, named after
 * it alone, in the order of the interactions' descriptions.
 */
export function regeneratedPacts(dir: string): Record<string, string> {
  const parts = readdirSync(dir)
    .flatMap((operation) => Object.values(filesOf(join(dir, operation))))
    .map((text): PactFile => JSON.parse(text));
  const byDescription = (one: PactInteraction, other: PactInteraction) =>
    one.description < other.description ? -1 : 1;
  const providers = [...new Set(parts.map(({ provider }) => provider.name))].sort();
  return Object.fromEntries(
    providers.map((name) => {
      const own = parts.filter(({ provider }) => provider.name === name);
      const interactions = own.flatMap((part) => part.interactions).sort(byDescription);
      return [`${name}.json`, normalise(JSON.stringify({ ...own[0], interactions }))];
    }),
  );
}

/** The pact files of a folder by name, without the versions of the tool that wrote them. */
export function readPacts(dir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filesOf(dir)).map(([name, text]) => [name, normalise(text)]));
}

function filesOf(dir: string): Record<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

/** Replaces the committed pact files, so that no interaction that is gone stays behind. */
export function writePacts(pacts: Record<string, string>): void {
  rmSync(COMMITTED, { recursive: true, force: true });
  mkdirSync(COMMITTED, { recursive: true });
  for (const [name, text] of Object.entries(pacts)) writeFileSync(join(COMMITTED, name), text);
}

type PactFile = {
  provider: { name: string };
  interactions: PactInteraction[];
  metadata: { pactSpecification: unknown };
};
type PactInteraction = {
  description: string;
  providerStates?: ProviderState[];
  /** What Pact has no words for; other verifiers skip it. */
  comments?: Record<string, unknown>;
  response: { status: number; matchingRules?: Record<string, object> & { body?: Record<string, Rule> } };
};

function normalise(text: string): string {
  const pact: PactFile = JSON.parse(text);
  for (const interaction of pact.interactions) {
    writeRules(interaction);
    interaction.comments = {
      ...interaction.comments,
      level: levels.get(interaction.description),
      ...(interaction.providerStates?.some(isSiteWide) && { siteWide: true }),
    };
  }
  const metadata = { pactSpecification: pact.metadata.pactSpecification };
  return `${JSON.stringify({ ...pact, metadata }, null, 2)}\n`;
}

const ofClass = (status: string) => ({ match: 'statusCode', status });
const ANY_SUCCESS = { matchers: [ofClass('success')] };
/** The client reads the code of a refusal, whichever of these it comes with. */
const ANY_REFUSAL = { combine: 'OR', matchers: [ofClass('success'), ofClass('clientError')] };

/** Puts in the rules of plain values, which statuses are read alike, and what answers show of their requests: the format has them, pact-js has not. */
function writeRules(interaction: PactInteraction): void {
  const { description, response } = interaction;
  const { rules = {}, status, echoes, moments, holds } = promised.get(description) ?? {};
  if (echoes || moments || holds) {
    interaction.comments = {
      ...interaction.comments,
      ...(echoes && { echoes }),
      ...(moments && { moments }),
      ...(holds && { holds }),
    };
  }
  const succeeds = status === 200 && promised.get(description)?.body.success === true;
  response.matchingRules = {
    ...response.matchingRules,
    status: succeeds ? ANY_SUCCESS : ANY_REFUSAL,
    ...(Object.keys(rules).length > 0 && { body: { ...response.matchingRules?.body, ...rules } }),
  };
}
