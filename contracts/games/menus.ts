import * as v from 'valibot';
import { notEchoed } from '../echo';
import { ofWords } from '../field-annotations';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { addressOrNone, countOrText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { languageSchema } from './game';
import { GAME_CATEGORIES } from './game-categories';

const example = {
  state: { name: 'the lobby' },
  input: { language: 'VI' } as const,
  output: {
    list: [
      {
        gameCategory: 'SPORTS',
        vendorNames: [
          {
            accountTypeName: 'SV3',
            gameCategory: 'COCKFIGHT',
            imageUrl: '/art/vendors/sv3.svg',
            gameCount: 24,
          },
        ],
      },
    ],
  },
};

/**
 * The vendor sorting: categories in the operator's order, each with its vendors in theirs (CALL-70, GAME-39 to
 * GAME-41, GAME-81). It is the vendor mapping of the prize mode as well (LAUNCH-21).
 */
export const getGameMenus = defineOperation({
  id: 'games.menus',
  method: 'GET',
  path: '/lgw/menus',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema }),
  output: v.object({
    list: readableEntries(
      v.object({
        /** A category's code; one that the site does not know is left out by the site. */
        gameCategory: v.pipe(v.string(), ofWords(GAME_CATEGORIES)),
        vendorNames: readableEntries(
          v.object({
            /** The vendor, as in `vassalage` of its games. */
            accountTypeName: v.string(),
            /** The category of the vendor itself, where it differs from the group's: E-sports below SPORTS (GAME-38). */
            gameCategory: tolerant(v.pipe(v.string(), ofWords(GAME_CATEGORIES))),
            /** Its logo. */
            imageUrl: tolerant(addressOrNone),
            /** How many games of the category it has. */
            gameCount: tolerant(countOrText),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
  echoes: { language: notEchoed('the answer has codes and pictures alone') },
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example,
});

export type VendorSorting = v.InferOutput<(typeof getGameMenus)['output']>['list'];
