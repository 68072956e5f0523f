import { expect, it } from 'vitest';
import { answersOf, type Pair, type QuestionValues, questionIssues, questionsFor } from './question-rules';

const RIGHT: QuestionValues = {
  pairs: [
    { question: 'first-pet', answer: ' Mực ' },
    { question: 'first-job', answer: 'Thợ may' },
    { question: 'favourite-dish', answer: 'Bún bò' },
  ],
  loginPassword: 'Lantern2209',
};

/** The right ones, with one pair given otherwise. */
const valuesWith = (at: number, given: Partial<Pair>): QuestionValues => ({
  ...RIGHT,
  pairs: RIGHT.pairs.map((pair, place) => (place === at ? { ...pair, ...given } : pair)),
});

it('asks for three questions, answers of two letters and more, each another one, and the password [ACC-14 ACC-16]', () => {
  expect(questionIssues(RIGHT)).toEqual({});
  expect(questionIssues(valuesWith(1, { question: '' }))).toEqual({ 'pairs.1.question': 'required' });
  expect(questionIssues(valuesWith(0, { answer: ' x ' }))).toEqual({ 'pairs.0.answer': 'length' });
  expect(questionIssues(valuesWith(2, { answer: 'mực' }))).toEqual({ 'pairs.2.answer': 'format' });
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
