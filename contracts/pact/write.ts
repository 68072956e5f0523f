import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stories } from '../stories';
import { allOperations } from './all-operations';
import { catalogueFile } from './catalogue';
import { writeCatalogueFile } from './catalogue-file';
import { writeUnplayed } from './consume';
import { fieldDocsFile, writeFieldDocs } from './field-docs';
import { regeneratedPacts, writePacts } from './pact-files';
import { storiesFile, storiesPage } from './stories';
import { writeStoryFiles } from './stories-files';

/** Writes everything that is committed of the contracts: pacts, states, what comments say of fields, stories. */
export function writeContracts(): void {
  writePacts(unplayedPacts());
  writeCatalogueFile(catalogueFile(allOperations));
  writeFieldDocs(fieldDocsFile(allOperations));
  writeStoryFiles({ file: storiesFile(stories), page: storiesPage(stories) });
}

/** The pact files as the operations have them, by Pact's own writer. `consumer.test.ts` has those that were played. */
function unplayedPacts(): Record<string, string> {
  const dir = mkdtempSync(join(tmpdir(), 'pacts-'));
  try {
    writeUnplayed(allOperations, dir);
    return regeneratedPacts(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
