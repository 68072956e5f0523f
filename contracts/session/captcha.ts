import * as v from 'valibot';
import { defineOperation } from '../operation';
import { imageData, someText } from '../shared/values';
import { tolerant } from '../tolerant';

/** A fresh captcha image (CALL-14, CALL-15). The id stays with the site's server code. */
export const getCaptcha = defineOperation({
  id: 'session.captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  session: 'none',
  input: v.object({}),
  output: v.object({
    image: imageData,
    captchaId: someText,
    /** Whether work may be done instead, by whoever cannot read a picture (WCAG 2.2, 1.1.1 and 3.3.8). */
    workInstead: tolerant(v.boolean()),
  }),
  refusals: [],
  example: {
    state: { name: 'the site' },
    input: {},
    output: { image: 'data:image/png;base64,iVBORw0KGgo=', captchaId: 'c-1', workInstead: true },
  },
});
