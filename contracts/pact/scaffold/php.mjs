import { headOf, parameterOf, sentenceOf } from './text.mjs';

const TYPES = { text: 'string', number: 'int', boolean: 'bool' };

/** A skeleton for PHP 8.1 and later, which runs as it is. */
export function php(scaffold) {
  return `<?php
// ${headOf(scaffold).join('\n// ')}
// php -S localhost:8081 states.php, then --states-url http://localhost:8081/sandbox/provider-states
declare(strict_types=1);

final class NotWritten extends Exception {}

function notWritten(): void
{
    throw new NotWritten('not written yet');
}

$states = [
${scaffold.states.map(handlerOf).join('\n\n')}
];

function answer(int $status, array $body): void
{
    http_response_code($status);
    header('Content-Type: application/json');
    echo json_encode((object) $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== '/sandbox/provider-states') {
    answer(404, ['error' => 'there is only POST /sandbox/provider-states']);
    return;
}
try {
    $asked = json_decode(file_get_contents('php://input'), true, 512, JSON_THROW_ON_ERROR);
    $makeTrue = $states[$asked['state']] ?? null;
    if (($asked['action'] ?? 'setup') === 'teardown') {
        answer(200, []);
    } elseif ($makeTrue === null) {
        answer(404, ['error' => "unknown state: {$asked['state']}"]);
    } else {
        answer(200, $makeTrue($asked['params'] ?? [], $asked['values'] ?? []));
    }
} catch (NotWritten $missing) {
    answer(404, ['error' => $missing->getMessage()]);
} catch (Throwable $failure) {
    answer(500, ['error' => $failure->getMessage()]);
}
`;
}

function handlerOf(state) {
  const { name, parameters, answers } = state;
  return [
    ...sentenceOf(state, '    // '),
    `    ${quoted(name)} => function (array $params, array $values): array {`,
    ...parameters.flatMap((parameter) => [
      ...parameterOf(parameter, '        // '),
      `        /** @var ${TYPES[parameter.kind]}|null $${parameter.name} */`,
      `        $${parameter.name} = $params[${quoted(parameter.name)}] ?? null;`,
      `        if ($${parameter.name} !== null) notWritten();`,
    ]),
    '        notWritten();',
    ...(answers.length > 0
      ? [
          '        return [',
          ...answers.map(([value, example]) => `            ${quoted(value)} => ${literalOf(example)},`),
          '        ];',
        ]
      : ['        return [];']),
    '    },',
  ].join('\n');
}

function literalOf(example) {
  return typeof example === 'number' ? String(example) : quoted(String(example ?? '…'));
}

function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
