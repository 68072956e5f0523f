import type { ReactElement } from 'react';
import type { Samples } from './samples';

/** A part in one of its states. */
export type Drawing = (words: Samples) => ReactElement;

/** One file of parts, as the catalogue shows it. */
export type Part = {
  file: `app/${'ui' | 'forms' | 'lists'}/${string}.${'ts' | 'tsx'}`;
  /** What the file exports, by its names: `tests/screens/parts.test.tsx` says which is missing. */
  exports: Record<string, unknown>;
  /** By the names of the states, each of them a draft of its own. */
  states: Record<string, Drawing>;
};

/** A state for each word of a property: one that the type gains does not compile before it is drawn. */
export function each<Word extends string>(drawings: Record<Word, Drawing>): Record<Word, Drawing> {
  return drawings;
}

/** Anchor of a part in the page: the name of its file. */
export const anchorOf = ({ file }: Part): string => file.replace(/^.*\/|\.tsx?$/g, '');
