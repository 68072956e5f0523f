import { mkdtempSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../operations';
import { consume } from './consume';
const dir = process.env.OUT ?? mkdtempSync('/tmp/pacts-');
for (const op of operations) test(op.id, async () => {
  for (const { interaction, outcome } of await consume(op, dir)) expect(outcome, interaction.description).toEqual(interaction.outcome);
  console.log(dir);
});
