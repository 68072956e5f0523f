import { files } from 'virtual:message-tables';
import { markBorrowedWords } from './borrowed-words';

/** Begins with its import: pages in a language that is not whole bring it along, and the choice of such a language. */
markBorrowedWords(async (locale) => {
  const spoken = Object.entries(files[locale] ?? {});
  const tables = await Promise.all(
    spoken.map(async ([language, path]) => [language, await (await fetch(path)).json()] as const),
  );
  return new Map(tables);
});
