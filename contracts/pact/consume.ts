import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { callOperation, JSON_TYPE, type Transport, WHOLE_SECONDS } from '../client';
import { GatewayError } from '../errors';
import type { Operation } from '../operation';
import { consumerOf, providerOf } from './all-operations';
import {
  addedByEdge,
  EXAMPLE_KEY,
  EXAMPLE_PUBLIC_KEY,
  type Interaction,
  interactionsOf,
} from './interactions';
import {
  DEMO_BANK_SECRET,
  DEMO_VENDOR_SECRET,
  PAYMENT_SIGNATURE_HEADER,
  SIGNATURE_HEADER,
  signBody,
  signPayment,
} from './signatures.mjs';

// Pact counts its users unless it is told not to.
process.env.PACT_DO_NOT_TRACK = 'true';

const FORM = 'application/x-www-form-urlencoded';

/** What the site's client made of one interaction, and the bodies it sent. */
export type Consumed = { interaction: Interaction; outcome: Interaction['outcome']; sent: string };

/**
 * Plays every interaction of an operation against Pact's mock server, through the site's own client. The operation has a
 * folder of its own: pact-js reads and writes the whole file for each interaction.
 */
export async function consume(operation: Operation, dir: string): Promise<Consumed[]> {
  const results: Consumed[] = [];
  for (const interaction of interactionsOf(operation)) {
    results.push(await play(operation, interaction, join(dir, operation.id)));
  }
  return results;
}

async function play(operation: Operation, interaction: Interaction, dir: string): Promise<Consumed> {
  let sent = '';
  const outcome = await described(pactOf(operation, dir), operation, interaction).executeTest(
    async (mock) => {
      return outcomeOf(operation, interaction.input, {
        ...addedByEdge(operation, interaction),
        baseUrl: mock.url,
        idempotencyKey: EXAMPLE_KEY,
        encrypt: leaveOpen,
        fetch: async (request) => {
          sent += await request.clone().text();
          return fetch(operation.caller ? await signed(operation, request) : request);
        },
      });
    },
  );
  return { interaction, outcome: outcome as Interaction['outcome'], sent };
}

/**
 * Has Pact write every interaction of the operations as it does once they were played, without playing them: into a folder
 * for each provider.
 */
export function writeUnplayed(operations: readonly Operation[], dir: string): void {
  const pacts = new Map<string, Pact>();
  for (const operation of operations) {
    const provider = providerOf(operation);
    const pact = pacts.get(provider) ?? pactOf(operation, dir);
    pacts.set(provider, pact);
    for (const interaction of interactionsOf(operation)) described(pact, operation, interaction);
  }
  // pact-js writes a file after a test alone; what lies below it, when it is told to.
  for (const [provider, pact] of pacts)
    (pact as unknown as { pact: { writePactFile(dir: string): void } }).pact.writePactFile(
      join(dir, provider),
    );
}

function pactOf(operation: Operation, dir: string): Pact {
  return new Pact({
    consumer: consumerOf(operation),
    provider: providerOf(operation),
    dir,
    logLevel: 'error',
  });
}

/** The interaction in Pact's words. */
function described(
  pact: Pact,
  operation: Operation,
  { description, states, request, response }: Interaction,
) {
  const { retryAfter } = response;
  const begun = pact.addInteraction();
  for (const { name, params } of states) begun.given(name, params);
  return begun
    .uponReceiving(description)
    .withRequest(operation.method, operation.path, (builder) => {
      builder
        .query(request.query as Record<string, string>)
        .headers(request.headers as Record<string, string>);
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (request.form !== undefined) formBody(builder, request.form);
    })
    .willRespondWith(response.status, (builder) => {
      builder
        .headers({
          'Content-Type': Matchers.regex(JSON_TYPE.source.replaceAll('\\/', '/'), 'application/json'),
          ...(retryAfter && { 'Retry-After': Matchers.regex(WHOLE_SECONDS.source, String(retryAfter)) }),
        })
        .jsonBody(response.body);
    });
}

/** The request of who is not the site, with its signature. */
async function signed({ caller, path }: Operation, request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  const body = await request.clone().text();
  if (caller === 'vendor') headers.set(SIGNATURE_HEADER, signBody(DEMO_VENDOR_SECRET, body));
  else headers.set(PAYMENT_SIGNATURE_HEADER, signPayment(DEMO_BANK_SECRET, path, body));
  return new Request(request, { headers });
}

/** pact-js gives forms as binary files only, which match no form; the fields go to what lies below it. */
function formBody(builder: object, form: object): void {
  const { interaction } = builder as { interaction: { withRequestBody(body: string, type: string): void } };
  interaction.withRequestBody(JSON.stringify(form), FORM);
}

async function outcomeOf(
  operation: Operation,
  input: unknown,
  transport: Transport,
): Promise<Interaction['outcome']> {
  try {
    return { value: await callOperation(operation, input, transport) };
  } catch (error) {
    if (error instanceof GatewayError) {
      const { code, value, retryAfter } = error;
      return { refusal: code, value, ...(retryAfter !== undefined && { retryAfter }) };
    }
    throw error;
  }
}

/** The contract holds what is in an encrypted body; who sends it to a backend seals it. */
async function leaveOpen(plaintext: string) {
  return { body: JSON.parse(plaintext), key: EXAMPLE_PUBLIC_KEY };
}
