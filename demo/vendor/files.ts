import { type PageFile, pageFile } from '../platform/page';
import { lean, scalable } from './lean';
import { THEME } from './theme';

/** Scripts, styles and pictures of the page, bundled into the worker as they are written but for what is for readers. */
const written = import.meta.glob<string>('./page/*.{js,css,svg}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' } as const;

/** The files by name; the common style brings the colours along. */
export const files: Readonly<Record<string, PageFile>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    Object.entries(written).map(([path, text]) => {
      const name = path.slice('./page/'.length);
      const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
      const served = type === TYPES.css ? scalable(lean(text)) : lean(text);
      return [name, pageFile(type, (name === 'style.css' ? THEME : '') + served)];
    }),
  ),
);
