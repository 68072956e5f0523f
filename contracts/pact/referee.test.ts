import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { officialVerdict } from './official-verdicts';
import { verifyOfficially } from './official-verifier';
import { COMMITTED, readPacts } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

const dir = mkdtempSync(join(tmpdir(), 'official-parts-'));
let started: Promise<ReferenceGateway> | undefined;

afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await (await started)?.close();
});

type Pact = { interactions: { description: string }[] };

/** The committed pact files, each in parts by the domain of its calls: no test has to wait for a whole one. */
function partsOfPacts(): [domain: string, name: string, pact: Pact][] {
  return Object.entries(readPacts(COMMITTED)).flatMap(([name, text]) => {
    const pact: Pact = JSON.parse(text);
    const domainOf = ({ description }: Pact['interactions'][0]) => String(description.split('.')[0]);
    return [...new Set(pact.interactions.map(domainOf))].map((domain): [string, string, Pact] => {
      const interactions = pact.interactions.filter((one) => domainOf(one) === domain);
      return [domain, name, { ...pact, interactions }];
    });
  });
}

test.each(partsOfPacts())(
  'the official verifier finds every interaction of %s.* in %s kept by the reference gateway, forms and sealed bodies too, or found this very file so before [CALL-06]',
  async (domain, name, pact) => {
    const text = JSON.stringify(pact);
    const verdict = officialVerdict(`${domain} in ${name}`, text);
    if (verdict.stands) return;
    started ??= startReferenceGateway();
    const gateway = await started;
    const file = join(dir, `${domain}-${name}`);
    writeFileSync(file, text);
    const verdicts = await verifyOfficially(file, gateway.url, `${gateway.url}/sandbox/provider-states`);
    expect(verdicts.length).toBe(pact.interactions.length);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    verdict.keep();
  },
);
