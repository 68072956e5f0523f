import { globSync, readFileSync } from 'node:fs';

const IMPORTS_MESSAGES =
  /import\s*(?:\*\s*as\s+m|\{[^}]*\bm\b[^}]*\})\s*from\s*['"][^'"]*paraglide\/messages(?:\.js)?['"]/;

/**
 * Which messages the code of the site refers to, with one file that does, and where it computes a key instead. A
 * reference counts with or without a call: tables hold the functions themselves.
 */
export function messageReferences() {
  const used = new Map<string, string>();
  const dynamic: string[] = [];
  for (const file of globSync('{app,edge}/**/*.{ts,tsx}').sort()) {
    if (file.startsWith('app/paraglide') || /\.(test|spec)\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    if (!IMPORTS_MESSAGES.test(code)) continue;
    const plain = withoutComments(code);
    for (const [, key] of plain.matchAll(/(?<![\w$.])m\s*\.\s*(\w+)/g)) if (key) used.set(key, file);
    if (/(?<![\w$.])m\s*\[/.test(plain)) dynamic.push(file);
  }
  return { used, dynamic };
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '');
}
