import { expect, it } from 'vitest';
import { graphOf, neededBy } from './module-graph.mjs';

// Vitest's configuration looks for the word in test files.
const MOCK = ['vi', 'mock'].join('.');
const graph = graphOf(
  new Map(
    Object.entries({
      'app/a.test.tsx': `import { a } from './a';\n${MOCK}('./stand-in', () => ({}));`,
      'app/a.tsx': "import { b } from '../lib/b';\nimport type { C } from '../lib/c';\nimport './a.css';",
      'app/a.css': "@import '../brand/tokens.css';\n.a { composes: b from './b.css' }",
      'app/b.css': '',
      'app/stand-in.ts': '',
      'brand/tokens.css': '',
      'lib/b.ts': "export { d } from './d';\nconst later = () => import('./later');",
      'lib/c.ts': '',
      'lib/d/index.ts': "import text from './d.txt?raw';",
      'lib/d/d.txt': '',
      'lib/later.ts': "/* import { a } from '../app/a'; */",
      'lib/reads.ts': "import { readFileSync } from 'node:fs';\nread('gateway/migrations/*.sql');\nread('../app/b.css');",
      'gateway/migrations/0000.sql': '',
      'gateway/other.sql': '',
    }),
  ),
);
const needed = (file: string, options = {}) => [...neededBy(graph, [file], options)].sort();

it('follows imports, styles, stand-ins and raw texts, and leaves types and comments out', () => {
  expect(needed('app/a.test.tsx')).toEqual([
    'app/a.css',
    'app/a.test.tsx',
    'app/a.tsx',
    'app/b.css',
    'app/stand-in.ts',
    'brand/tokens.css',
    'lib/b.ts',
    'lib/d/d.txt',
    'lib/d/index.ts',
    'lib/later.ts',
  ]);
});

it('takes what is loaded when it is wanted only where that is asked for, and goes no further than it is told', () => {
  expect(needed('lib/b.ts', { later: false })).not.toContain('lib/later.ts');
  expect(needed('app/a.tsx', { stop: (path: string) => path === 'lib/b.ts' })).toEqual([
    'app/a.css',
    'app/a.tsx',
    'app/b.css',
    'brand/tokens.css',
    'lib/b.ts',
  ]);
});

it('counts files that a module names and reads as what it needs', () => {
  expect(needed('lib/reads.ts')).toEqual(['app/b.css', 'gateway/migrations/0000.sql', 'lib/reads.ts']);
});
