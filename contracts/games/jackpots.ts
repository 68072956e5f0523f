import * as v from 'valibot';
import { inLanguage } from '../echo';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { shownAmount } from '../shared/amount';
import { addressOrNone, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { languageSchema } from './game';

/**
 * The site's jackpots in the operator's order, the largest first: what is in each now, and its last fall (GAME-105). An
 * amount is what the gateway has at that moment; the site shows no other.
 */
export const listJackpots = defineOperation({
  id: 'games.jackpots',
  method: 'GET',
  path: '/lgw/jackpots',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema }),
  output: v.object({
    list: readableEntries(
      v.object({
        jackpotId: someText,
        /** In the language of the call. */
        jackpotName: v.string(),
        imageUrl: tolerant(addressOrNone, ''),
        amount: shownAmount,
        /** It falls before it holds more; without one it may grow for ever. */
        mustFallBy: tolerant(shownAmount),
        /** Null before the first fall. */
        lastFall: tolerant(
          v.object({
            at: timestamp(),
            amount: shownAmount,
            /** Masked by the gateway. */
            customerName: v.string(),
            gameName: tolerant(v.string()),
          }),
          null,
        ),
      }),
    ),
  }),
  refusals: [],
  echoes: { language: inLanguage('list[].jackpotName') },
  example: {
    state: { name: 'the lobby', params: { won: 'jackpots' } },
    input: { language: 'VI' },
    output: {
      list: [
        {
          jackpotId: 'phoenix',
          jackpotName: 'Hũ Phượng Hoàng',
          imageUrl: '/art/covers/rng-phoenix-1.svg',
          amount: 1286412500,
          mustFallBy: 2000000000,
          lastFall: {
            at: 1755759960000,
            amount: 1642380000,
            customerName: 'h***9',
            gameName: 'Phượng Lửa',
          },
        },
      ],
    },
  },
});
