import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GUIDE = fileURLToPath(new URL('../../docs/backend-teams.md', import.meta.url));
const SECTION = /(<!-- states -->\n)([\s\S]*?)(\n<!-- \/states -->)/;

/** The table of provider states that docs/backend-teams.md shows. */
export function readGuideTable(): string | undefined {
  return SECTION.exec(readFileSync(GUIDE, 'utf8'))?.[2];
}

/** Puts a new table of provider states into docs/backend-teams.md. */
export function writeGuideTable(table: string): void {
  const text = readFileSync(GUIDE, 'utf8');
  writeFileSync(
    GUIDE,
    text.replace(SECTION, (_, open: string, __, close: string) => `${open}${table}${close}`),
  );
}
