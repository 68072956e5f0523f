import { expect, it } from 'vitest';
import { shortened } from './type-errors.mjs';

const GAME =
  '{ nodeId: number; imageUrl: string; label: string; gameType: string; vassalage: string; gameName: number; }';
const WANTED =
  '{ nodeId: string | number; gameName: string; imageUrl?: string | null | undefined; label?: string; }';
const EXAMPLE = `contracts/games/hot-games.ts(37,3): error TS2322: Type '{ holds: { 'list[].isGameH5': 'same'; }; output: { list: ${GAME}[]; }; }' is not assignable to type 'Example<ObjectSchema<{ readonly language: PicklistSchema<("AR" | "BN")[], undefined>; }, undefined>, ObjectSc...'.
  The types of 'output.list' are incompatible between these types.
    Type '${GAME}[]' is not assignable to type '${WANTED}[]'.
      Type '${GAME}' is not assignable to type '${WANTED}'.
        Types of property 'gameName' are incompatible.
          Type 'number' is not assignable to type 'string'.
`;

it('names the field and why, of what TypeScript tells in six lines of whole types', () => {
  expect(shortened(EXAMPLE)).toBe(`contracts/games/hot-games.ts:37:3 TS2322
  output.list.gameName
  Type 'number' is not assignable to type 'string'.`);
});

it('leaves a misspelt field its name, and of the type its beginning', () => {
  const misspelt = `app/features/help/help-tabs.tsx(24,21): error TS2339: Property 'titel' does not exist on type '{ title: string; content: SafeHtml; tag?: string | null | undefined; children: { title: string; }[]; }'.\n`;
  expect(shortened(misspelt)).toBe(`app/features/help/help-tabs.tsx:24:21 TS2339
  Property 'titel' does not exist on type '{ title: string; content: SafeHtml; tag?: string | null | un…'.`);
});

it('keeps errors apart, short ones as they are, and what is no error of a file whole', () => {
  const several = `a.ts(1,2): error TS2552: Cannot find name 'title'. Did you mean 'titel'?
b.ts(3,4): error TS2741: Property 'at' is missing in type '${GAME}' but required in type 'Moment'.
error TS5053: Option 'x' cannot be specified with option 'y'.
`;
  expect(shortened(several)).toBe(`a.ts:1:2 TS2552
  Cannot find name 'title'. Did you mean 'titel'?
b.ts:3:4 TS2741
  Property 'at' is missing in type '${GAME.slice(0, 60)}…' but required in type 'Moment'.
error TS5053: Option 'x' cannot be specified with option 'y'.`);
});
