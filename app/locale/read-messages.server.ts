import { files } from 'virtual:message-tables';
import { hasTable, keepTable } from './message-tables';

/** Milliseconds after which a file of the build is not waited for. */
const PATIENCE = 3_000;

type Files = { fetch: (request: Request) => Promise<Response> };

/**
 * Reads the messages of a language, and those that it borrows, from the files of the build: once, with the first who asks.
 * What came is kept, and not the request for it: the platform lets no request wait for what another one fetches.
 * @throws when a file is not there
 */
export async function readMessages(locale: string, ASSETS: Files | undefined): Promise<void> {
  const missing = Object.entries(files[locale] ?? files.vi ?? {}).filter(([language]) => !hasTable(language));
  await Promise.all(
    missing.map(async ([language, path]) => {
      const file = await inTime(ASSETS?.fetch(new Request(`https://files.invalid${path}`)));
      if (!file?.ok) throw new Error(`The messages of ${language} could not be read: ${file?.status}`);
      keepTable(language, await file.json());
    }),
  );
}

/** Undefined where it takes too long. */
function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([work, late]);
}
