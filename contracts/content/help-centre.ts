import * as v from 'valibot';
import { operatorHtml } from '../field-annotations';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import type { Sanitised } from '../safe-html';
import { readableEntries, tolerant } from '../tolerant';

const helpEntry = { title: v.string(), content: tolerant(operatorHtml(), '') };

/** A tab of the help centre (HELP-09 to HELP-13). */
export const helpItemSchema = v.object({
  ...helpEntry,
  /** Such as `terms`, `privacy`, `about`, `responsible` (HELP-12, HELP-13). */
  tag: tolerant(v.string()),
  /** Questions below the tab's own text; the address picks one by `c` (HELP-05). */
  children: tolerant(readableEntries(v.object(helpEntry)), []),
});

/** The texts of the help centre (CALL-35). */
export const getHelpCentre = defineOperation({
  id: 'content.helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  session: 'none',
  constants: { device: 'MOBILE' },
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(helpItemSchema) }),
  refusals: [],
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: {
    state: { name: 'content is published' },
    input: {},
    output: {
      list: [
        {
          title: 'Điều khoản & Bảo mật',
          content: '<p>Khi dùng trang này, bạn đồng ý với các điều khoản sau.</p>',
          tag: 'terms',
          children: [{ title: 'Tôi cần bao nhiêu tuổi?', content: '<p>Đủ 18 tuổi.</p>' }],
        },
      ],
    },
  },
});

export type HelpItem = Sanitised<v.InferOutput<typeof helpItemSchema>>;
