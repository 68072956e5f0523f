import type { helpTabs, Language, Wording } from '../db/schema';
import { help } from './content/help';
import { MERCHANTS } from './merchants';

/** The help centre of each demo site; the texts are written for `hoadang` and name the other one there. */
export function helpRows(): (typeof helpTabs.$inferInsert)[] {
  return MERCHANTS.flatMap(({ code, name, mainDomain }) => {
    const { host } = new URL(mainDomain);
    const inName = (text: string) =>
      text.replaceAll('Hoa Đăng', name).replaceAll('hoadang.example.com', host);
    const named = ({ vi, en }: Record<Language, Wording>) => ({ vi: each(vi, inName), en: each(en, inName) });
    return help.map(({ tag, text, children = [] }, position) => ({
      merchant: code,
      position,
      tag,
      texts: named(text),
      children: children.map(named),
    }));
  });
}

function each({ title, content }: Wording, write: (text: string) => string): Wording {
  return { title: write(title), content: write(content) };
}
