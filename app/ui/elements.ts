import type { ReactElement } from 'react';

/**
 * What a part shows beside something else: elements, never a bare text, which a page that is translated takes out of
 * React's hands (docs/decisions/061-translated-pages.md).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | '';
