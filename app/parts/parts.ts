import type { Part } from './part';
import { PARTS_OF_FORMS } from './parts-of-forms';
import { PARTS_OF_LISTS } from './parts-of-lists';
import { PARTS_OF_UI } from './parts-of-ui';

/** Every part that features are made of, by the folder that has it. */
export const PARTS: Record<'ui' | 'forms' | 'lists', readonly Part[]> = {
  ui: PARTS_OF_UI,
  forms: PARTS_OF_FORMS,
  lists: PARTS_OF_LISTS,
};
