import { type PageFile, pageFile } from '../page';
import cards from './page/cards.js?raw';
import dom from './page/dom.js?raw';
import fishing from './page/fishing.js?raw';
import lottery from './page/lottery.js?raw';
import main from './page/main.js?raw';
import match from './page/match.js?raw';
import server from './page/server.js?raw';
import slot from './page/slot.js?raw';
import style from './page/style.css?raw';
import table from './page/table.js?raw';
import words from './page/words.js?raw';
import { THEME } from './theme';

const script = (text: string) => pageFile('text/javascript', text);

/** Scripts and style of the page, bundled into the worker as they are written. */
export const files: Readonly<Record<string, PageFile>> = Object.assign(Object.create(null), {
  'main.js': script(main),
  'dom.js': script(dom),
  'words.js': script(words),
  'server.js': script(server),
  'table.js': script(table),
  'slot.js': script(slot),
  'fishing.js': script(fishing),
  'cards.js': script(cards),
  'match.js': script(match),
  'lottery.js': script(lottery),
  'style.css': pageFile('text/css', THEME + style),
});
