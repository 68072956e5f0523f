import { place, searchSchema, word } from '../../lib/links/search-schema';

/** What picks a part of the help centre: `tag` or `i` a tab, `c` a question in it (HELP-03 to HELP-06). */
export type HelpSearch = { tag?: string | undefined; i?: number | undefined; c?: number | undefined };

export const helpSearch = searchSchema<HelpSearch>({ tag: word, i: place, c: place });
