import { headOf, literal, parameterOf, sentenceOf, usable } from './text.mjs';

const RESERVED = ['with', 'in', 'for', 'new', 'class', 'default', 'values'];

/** A skeleton for Node 18 and later, which runs as it is. */
export function node(scaffold) {
  return `// ${headOf(scaffold).join('\n// ')}
// PORT=8081 node states.mjs, then --states-url http://localhost:8081/sandbox/provider-states
import { createServer } from 'node:http';

class NotWritten extends Error {}
function notWritten() {
  throw new NotWritten('not written yet');
}

const states = {
${scaffold.states.map(handlerOf).join('\n\n')}
};

/** The body of a request, from JSON. */
async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

async function answerTo({ state, params, values, action }) {
  if (action === 'teardown') return [200, {}];
  if (!Object.hasOwn(states, state)) return [404, { error: \`unknown state: \${state}\` }];
  return [200, (await states[state](params ?? {}, values ?? {})) ?? {}];
}

const server = createServer(async (request, response) => {
  const isAsked = request.method === 'POST' && request.url === '/sandbox/provider-states';
  const [status, body] = isAsked
    ? await bodyOf(request)
        .then(answerTo)
        .catch((error) => [error instanceof NotWritten ? 404 : 500, { error: error.message }])
    : [404, { error: 'there is only POST /sandbox/provider-states' }];
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(process.env.PORT ?? 8081), () => console.log(\`listening on \${server.address().port}\`));
`;
}

function handlerOf(state) {
  const { name, parameters, answers } = state;
  const types = parameters.map(({ name, kind, oneOf }) => `${name}?: ${typeOf(kind, oneOf)}`);
  const given = parameters.map(({ name }) =>
    usable(name, RESERVED) === name ? name : `${name}: ${usable(name, RESERVED)}`,
  );
  return [
    '  /**',
    ...sentenceOf(state, '   * '),
    ...(types.length > 0 ? [`   * @param {{ ${types.join(', ')} }} params`] : []),
    '   */',
    `  ${JSON.stringify(name)}: async (${given.length > 0 ? `{ ${given.join(', ')} }` : '_params'}, values) => {`,
    ...parameters.flatMap((parameter) => [
      ...parameterOf(parameter, '    // '),
      `    if (${usable(parameter.name, RESERVED)} !== undefined) notWritten();`,
    ]),
    '    notWritten();',
    ...(answers.length > 0
      ? [
          '    return {',
          ...answers.map(([value, example]) => `      ${value}: ${literal(example)},`),
          '    };',
        ]
      : ['    return {};']),
    '  },',
  ].join('\n');
}

function typeOf(kind, oneOf) {
  if (oneOf) return oneOf.map((one) => JSON.stringify(one)).join(' | ');
  return kind === 'text' ? 'string' : kind;
}
