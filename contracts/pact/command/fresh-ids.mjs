import { randomBytes, randomUUID } from 'node:crypto';

const KEY = 'Idempotency-Key';

/** How a caller names one attempt; in a pact file stand examples, the same in every run. */
const FRESH = {
  [KEY]: randomUUID,
  'X-Request-Id': randomUUID,
  traceparent: () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
};

/**
 * An interaction with ids of its own, so that no run finds what an earlier one left under the same key. A key that a
 * state answers stays what the state answers.
 * @param {any} interaction
 */
export function withFreshIds(interaction) {
  return withFresh(interaction, Object.keys(FRESH));
}

/** The same for who repeats a call that was sent: under its key it would be answered and not done. */
export function withFreshKey(interaction) {
  return withFresh(interaction, [KEY]);
}

function withFresh(interaction, names) {
  const { headers = {}, generators = {} } = interaction.request;
  const wanted = names.filter((name) => headers[name] && !generators.header?.[name]);
  const fresh = Object.fromEntries(wanted.map((name) => [name, [FRESH[name]()]]));
  return { ...interaction, request: { ...interaction.request, headers: { ...headers, ...fresh } } };
}
