import { expect, it } from 'vitest';
import { answersOf, type QuestionValues, questionIssues, questionsFor } from './question-rules';

const RIGHT: QuestionValues = {
  question0: 'first-pet',
  answer0: ' Mực ',
  question1: 'first-job',
  answer1: 'Thợ may',
  question2: 'favourite-dish',
  answer2: 'Bún bò',
  loginPassword: 'Lantern2209',
};

it('asks for three questions, answers of two letters and more, each another one, and the password [ACC-14 ACC-16]', () => {
  expect(questionIssues(RIGHT)).toEqual({});
  expect(questionIssues({ ...RIGHT, question1: '' })).toEqual({ question1: 'required' });
  expect(questionIssues({ ...RIGHT, answer0: ' x ' })).toEqual({ answer0: 'length' });
  expect(questionIssues({ ...RIGHT, answer2: 'mực' })).toEqual({ answer2: 'format' });
  expect(questionIssues({ ...RIGHT, loginPassword: '' })).toEqual({ loginPassword: 'required' });
});

it('offers in each field what no other one has [ACC-14]', () => {
  const offered = ['first-pet', 'first-job', 'favourite-dish', 'first-school'];
  expect(questionsFor(0, offered, RIGHT)).toEqual(['first-pet', 'first-school']);
});

it('sends pairs of id and answer [ACC-15]', () => {
  expect(answersOf(RIGHT)).toEqual([
    { questionId: 'first-pet', answer: 'Mực' },
    { questionId: 'first-job', answer: 'Thợ may' },
    { questionId: 'favourite-dish', answer: 'Bún bò' },
  ]);
});
