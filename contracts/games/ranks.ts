import * as v from 'valibot';
import { inLanguage } from '../echo';
import { alternative, timestampOrNull } from '../field-annotations';
import { defineOperation } from '../operation';
import { shownAmount } from '../shared/amount';
import { addressOrNone, anyId } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { languageSchema } from './game';

/** The winner board: the largest wins of now, names masked by the gateway (CALL-69, CALL-85, WIN-01 to WIN-05, WIN-18). */
export const listRanks = defineOperation({
  id: 'games.ranks',
  method: 'GET',
  path: '/lgw/ranks',
  session: 'none',
  constants: { gameCategory: 'ALL', limitNum: 30 },
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema }),
  output: v.object({
    list: readableEntries(
      v.object({
        recordId: anyId,
        customerName: v.string(),
        winAmount: tolerant(shownAmount),
        /** A second place for the amount (WIN-17). */
        value: alternative(tolerant(v.object({ winAmount: shownAmount }))),
        /** What was played, and its picture. */
        gameName: tolerant(v.string()),
        imageUrl: tolerant(addressOrNone),
        /** When it was won. */
        wonAt: timestampOrNull(),
      }),
    ),
  }),
  refusals: [],
  echoes: { language: inLanguage('list[].gameName') },
  example: {
    state: { name: 'the lobby', params: { won: 'games' } },
    holds: { 'list[].winAmount': 'positive' },
    input: { language: 'VI' },
    output: {
      list: [
        {
          recordId: 'r-1',
          customerName: 'N***8',
          winAmount: 48250000,
          gameName: 'Sen Ngọc',
          imageUrl: '/art/covers/rng-lotus-1.svg',
          wonAt: 1755759960000,
        },
      ],
    },
  },
});
