import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';
import { asMember } from './testing/as-member';
import { startGateway } from './testing/start-gateway';

/** What a query may say that nothing is called, encoded as a browser would, and as nobody should. */
const RUBBISH = [
  'XXX',
  '-1',
  '1.5',
  '1e3',
  'true',
  '',
  "' OR 1=1 --",
  '12345678901234567890',
  '2026-02-30',
  '9999-12-31',
  'constructor',
  '__proto__',
  '🎰',
  '\u0000',
  '1755759960000.40231',
  'x'.repeat(10_000),
]
  .map(encodeURIComponent)
  .concat('%zz', '%ff');

type Schema = { entries?: Record<string, unknown>; options?: readonly unknown[]; pipe?: readonly unknown[] };
/** The fields of a schema, by those of its choices too. */
function fieldsOf(schema: unknown): string[] {
  const { entries, options = [], pipe = [] } = Object(schema) as Schema;
  if (entries) return Object.keys(entries);
  return [...new Set([...options, ...pipe.slice(0, 1)].flatMap(fieldsOf))];
}

const reads = operations.filter(({ method, caller }) => method === 'GET' && !caller);

it('answers whatever a read is asked for with an answer or a refusal, never with a failure', async () => {
  const gateway = await startGateway();
  const agent = await asMember(gateway, 'agent01');
  const failed: string[] = [];
  let asked = 0;
  for (const { path, example, input, merchantIn } of reads) {
    const usual = { ...example.input, ...(merchantIn && { [merchantIn]: 'hoadang' }) };
    for (const field of fieldsOf(input)) {
      const { [field]: _, ...others } = usual as Record<string, string>;
      const rest = new URLSearchParams(others);
      for (const said of [
        ...RUBBISH.map((rubbish) => `${field}=${rubbish}`),
        `${field}=1&${field}=2`,
        `${field}[]=1`,
      ]) {
        asked += 1;
        const { status, body } = await agent.get(`${path}?${rest}&${said}`);
        if (status >= 500 || body.errorCode === 'unknown')
          failed.push(`${path}?${said}: ${status}`.slice(0, 120));
      }
    }
  }
  expect(asked).toBeGreaterThan(1_000);
  expect(failed).toEqual([]);
});
