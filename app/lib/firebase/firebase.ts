import { createClientOnlyFn } from '@tanstack/react-start';

/** The Firebase SDK, in a file of its own that only those visitors download who need it; in the browser alone. */
export const loadFirebase = createClientOnlyFn(() => import('./firebase.client'));
