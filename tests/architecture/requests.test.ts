import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../contracts/games/game-categories';
import type { Operation, Schema } from '../../contracts/operation';
import { operations } from '../../contracts/operations';
import { allOperations } from '../../contracts/pact/all-operations';
import { interactionsOf } from '../../contracts/pact/interactions';
import { COMMITTED, readPacts } from '../../contracts/pact/pact-files';
import { contractedShapes } from '../../contracts/pact/request-shapes';
import { listedValues } from '../../contracts/request-shape';

/** What requests say by themselves: who asks decides it, and every backend takes it as it is. */
const SAID_BY_WHO_ASKS: Record<string, string> = {
  types: 'letters that the contract defines',
  pageNum: 'counted from 1',
  pageSize: 'how many the screen shows',
  limit: 'how many the screen shows',
  backUrl: 'an address of the site',
  returnUrl: 'an address of the site',
  headerColor: 'of the site’s theme',
  title: 'what the chat’s header says',
  content: 'what the member writes',
  remarks: 'what the member writes',
  nickname: 'what the member calls itself',
  payeeName: 'what the member calls itself',
  birthday: 'what the member says of itself',
  icon: 'one of the site’s pictures, or what the member took',
  idNumber: 'what a newcomer says of itself',
  qqNum: 'what a newcomer says of itself',
  facebook: 'what a newcomer says of itself',
  wechat: 'what a newcomer says of itself',
  line: 'what a newcomer says of itself',
  whatsapp: 'what a newcomer says of itself',
  zalo: 'what a newcomer says of itself',
  newPassword: 'what the member chooses',
  paymentPassword: 'what a newcomer chooses',
  deviceMark: 'of a device that nobody has seen',
  confirmNewPassword: 'what the member chooses',
  password: 'what the agent chooses for a new account',
  pictures: 'what the member took',
  origin: 'an address of the site',
  name: 'what the member calls it',
  answers: 'what the member answers to the site’s own questions',
  tiers: 'what the agent offers',
  playerTurnover: 'what the agent offers',
  delivery: 'where the member wants it sent',
  roundId: 'rounds are the vendor’s',
  amount: 'what the player bets or wins, the member pays or withdraws',
};

/** What the input of a call takes, and the screens leave unsaid. */
const NEVER_ASKED: readonly (readonly [values: readonly string[], why: string])[] = [
  [
    ['games.hot gameCategory=HOT', 'games.hot gameCategory=ALL'],
    'the hot list is asked for without a category',
  ],
  [['games.list sort=POPULAR'], 'the order of a list that names none'],
  [['games.launch prizeMode=ZY'], 'LAUNCH-26: taken, and never chosen'],
  [GAME_TYPES.map((type) => `games.favourites gameType=${type}`), 'CALL-58: a filter that no screen offers'],
  [
    ['home', 'video'].map((group) => `content.announcements groupName=m_${group}`),
    'asked for with the banners of all groups',
  ],
];

type Generators = Record<string, Record<string, unknown> | undefined>;
type PactRequest = {
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: { content: unknown; contentType: string };
  generators?: Generators;
};

const interactions = Object.values(readPacts(COMMITTED)).flatMap(
  (text) => JSON.parse(text).interactions as { description: string; request: PactRequest }[],
);

test('takes from its provider states whatever a backend alone can know: no request of a contract holds such a value [CALL-06 CALL-07]', () => {
  const held = interactions.flatMap(({ description, request }) => {
    const operation = operationOf(description);
    const { asWritten } = interactionsOf(operation).find((one) => one.description === description) ?? {};
    return fixedFields(request)
      .filter((name) => !asWritten?.includes(name) && !isKnown(operation, name))
      .map((name) => `${description}: "${name}" is in the file`);
  });
  expect([...new Set(held)]).toEqual([]);
});

test('asks in an example with each value out of a list that a request may bring, unless no screen asks with it [CALL-06]', () => {
  const shapes = contractedShapes(operations);
  const lacking = operations.flatMap((operation) =>
    [...listedValues(operation.input)]
      .filter(([name]) => name !== 'language')
      .flatMap(([name, values]) => [...values].map((value) => ({ id: operation.id, name, value })))
      .filter(
        ({ id, name, value }) => !shapes.some((one) => one.operation === id && one.values[name] === value),
      )
      .map(({ id, name, value }) => `${id} ${name}=${value}`),
  );
  expect(lacking.sort()).toEqual(NEVER_ASKED.flatMap(([values]) => values).sort());
});

test('excuses no name that no request holds', () => {
  const held = new Set(interactions.flatMap(({ request }) => fixedFields(request)));
  expect(Object.keys(SAID_BY_WHO_ASKS).filter((name) => !held.has(name))).toEqual([]);
});

test('takes tokens and keys from its provider states [CALL-06]', () => {
  const held = interactions.flatMap(({ description, request }) =>
    ['Authorization', 'Encryption']
      .filter((name) => request.headers?.[name] && !request.generators?.header?.[name])
      .map((name) => `${description}: ${name}`),
  );
  expect(held).toEqual([]);
});

/** Names of the values in query and body that stand in the file themselves. */
function fixedFields({ query = {}, body, generators = {} }: PactRequest): string[] {
  const fields = body && (isForm(body.contentType) ? formOf(body.content) : body.content);
  return [
    ...Object.keys(query).filter((name) => !generators.query?.[name]),
    ...Object.keys((fields ?? {}) as object).filter((name) => !generators.body?.[`$.${name}`]),
  ];
}

const isForm = (type: string) => type === 'application/x-www-form-urlencoded';
const formOf = (text: unknown) => Object.fromEntries(new URLSearchParams(String(text)));

/** Whether a value is no secret of a backend's: constants, the merchant, the site's enumerations and what it says. */
function isKnown({ constants = {}, merchantIn, input }: Operation, name: string): boolean {
  if (name in constants || name === merchantIn || name in SAID_BY_WHO_ASKS) return true;
  const schemas = membersOf(input, name);
  return schemas.length > 0 && schemas.every(isEnumerated);
}

/** The schemas of a member of an input, one for each option of a union. */
function membersOf(schema: Schema, name: string): Schema[] {
  const { entries, options = [] } = schema as { entries?: Record<string, Schema>; options?: Schema[] };
  if (!entries) return options.flatMap((option) => membersOf(option, name));
  return entries[name] ? [entries[name]] : [];
}

/** Whether a schema names each value that it takes. */
function isEnumerated(schema: Schema): boolean {
  const { type, wrapped, options } = schema as unknown as {
    type: string;
    wrapped?: Schema;
    options?: Schema[];
  };
  if (wrapped) return isEnumerated(wrapped);
  if (type === 'union') return (options ?? []).every(isEnumerated);
  return ['picklist', 'literal', 'boolean'].includes(type);
}

function operationOf(description: string): Operation {
  const id = description.slice(0, description.indexOf(':'));
  const operation = allOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`no call is named ${id}`);
  return operation;
}
