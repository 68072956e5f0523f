import { globSync, readFileSync } from 'node:fs';
import { SCREENS } from '../../app/screens';

const IMPORTS_MESSAGES =
  /import\s*(?:\*\s*as\s+m|\{[^}]*\bm\b[^}]*\})\s*from\s*['"][^'"]*paraglide\/messages(?:\.js)?['"]/;

/** They take titles and descriptions by the keys of the table of screens, which are typed as keys of messages. */
const BY_TABLE = ['app/explain/entries.ts', 'app/shell/preview-meta.ts', 'app/shell/screen-title.ts'];

/**
 * Which messages the code of the site refers to, with one file that does, and where it computes a key instead. A
 * reference counts with or without a call: tables hold the functions themselves, that of the screens the keys.
 */
export function messageReferences() {
  const used = new Map<string, string>();
  for (const row of Object.values(SCREENS)) {
    if ('title' in row) for (const key of [row.title, row.description]) used.set(key, 'app/screens.ts');
  }
  const dynamic: string[] = [];
  for (const file of globSync('{app,edge}/**/*.{ts,tsx}').sort()) {
    if (file.startsWith('app/paraglide') || /\.(test|spec)\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    if (!IMPORTS_MESSAGES.test(code)) continue;
    const plain = withoutComments(code);
    for (const [, key] of plain.matchAll(/(?<![\w$.])m\s*\.\s*(\w+)/g)) if (key) used.set(key, file);
    if (/(?<![\w$.])m\s*\[/.test(plain) && !BY_TABLE.includes(file)) dynamic.push(file);
  }
  return { used, dynamic };
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '');
}
