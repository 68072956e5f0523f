import { expect, it } from 'vitest';
import { feedbackIssue } from './feedback-rules';

it('asks for a text before anything else [ERR-29]', () => {
  expect(['', '   \n '].map(feedbackIssue)).toEqual(['required', 'required']);
});

it('takes 10 to 500 characters, spaces around them left out [HELP-23 HELP-24 ERR-30]', () => {
  expect(['a'.repeat(9), `   ${'a'.repeat(9)}   `, 'a'.repeat(501)].map(feedbackIssue)).toEqual([
    'length',
    'length',
    'length',
  ]);
  expect(['a'.repeat(10), ` ${'a'.repeat(500)} `].map(feedbackIssue)).toEqual([undefined, undefined]);
});
