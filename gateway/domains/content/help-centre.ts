import type { getHelpCentre } from '@/contracts/content/help-centre';
import { listHelpTabs } from '../../db/content';
import type { Call } from '../../platform/handler';

/** The texts of the help centre (CALL-35). */
export async function helpCentre({ db, merchant, language }: Call<typeof getHelpCentre>) {
  const tabs = await listHelpTabs(db, merchant.code);
  return {
    list: tabs.map(({ tag, texts, children }) => ({
      ...texts[language],
      tag,
      children: children.map((child) => child[language]),
    })),
  };
}
