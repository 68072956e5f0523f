import { FAVOURITES_KEY } from './favourites.queries';

/** The favourites added last, as home shows them: a heart that is turned over makes them others. */
export const FIRST_FAVOURITES_KEY = [...FAVOURITES_KEY, 'first'] as const;
