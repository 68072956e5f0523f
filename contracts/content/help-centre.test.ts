import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getHelpCentre } from './help-centre';

it('asks for the texts written for phones [HELP-08 CALL-35]', () => {
  expect(getHelpCentre).toMatchObject({
    method: 'GET',
    path: '/wps/system/helpCenter',
    constants: { device: 'MOBILE' },
  });
});

it('reads title, content and tag of each item, and passes over one without a title [HELP-09 HELP-10 HELP-11]', () => {
  const read = v.parse(getHelpCentre.output, {
    list: [
      { title: 'Điều khoản', content: '<p>1</p>', tag: 'terms' },
      { content: '<p>2</p>' },
      { title: 'Về' },
    ],
  });
  expect(read.list).toEqual([
    { title: 'Điều khoản', content: '<p>1</p>', tag: 'terms', children: [] },
    { title: 'Về', content: '', tag: undefined, children: [] },
  ]);
});
