import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

const usageIn = (file: string) => /USAGE = `([^`]*)`/.exec(readFileSync(at(file), 'utf8'))?.[1] ?? '';

it.each(['scripts/lib/deploy.mjs', 'scripts/lib/gate.mjs', 'scripts/start.mjs', 'scripts/dev.mjs'])(
  'the help of %s names an operator’s own settings wherever it names the product’s',
  (file) => {
    const lines = usageIn(file)
      .split('\n')
      .filter((line) => /wrangler(?:\.NAME)?\.toml/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/operator\/settings(?:\.NAME)?\.toml/.test(line))).toEqual([]);
  },
);
