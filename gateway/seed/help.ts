import type { helpTabs, Language, Wording } from '../db/schema';
import { help } from './content/help';
import { MERCHANTS } from './merchants';

/** The help centre of each demo site; the texts are written for `hoadang` and name the other one there. */
export function helpRows(): (typeof helpTabs.$inferInsert)[] {
  return MERCHANTS.flatMap(({ code, name }) => {
    const named = ({ vi, en }: Record<Language, Wording>) => ({ vi: inName(vi, name), en: inName(en, name) });
    return help.map(({ tag, text, children = [] }, position) => ({
      merchant: code,
      position,
      tag,
      texts: named(text),
      children: children.map(named),
    }));
  });
}

function inName({ title, content }: Wording, name: string): Wording {
  return { title: title.replaceAll('Hoa Đăng', name), content: content.replaceAll('Hoa Đăng', name) };
}
