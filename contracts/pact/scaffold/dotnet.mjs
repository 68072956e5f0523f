import { headOf, literal, parameterOf, sentenceOf, usable } from './text.mjs';

const READERS = { text: 'Text', number: 'Number', boolean: 'Flag' };
const RESERVED = ['short', 'new', 'class', 'default', 'in', 'is', 'as', 'for', 'params', 'values'];

/** A skeleton for ASP.NET Core 8 and later: a whole Program.cs. */
export function dotnet(scaffold) {
  return `// ${headOf(scaffold).join('\n// ')}
// dotnet run --urls http://localhost:8081, then --states-url http://localhost:8081/sandbox/provider-states
using System.Text.Json;

var app = WebApplication.CreateBuilder(args).Build();

var states = new Dictionary<string, Func<Told, Told, Dictionary<string, object>>>
{
${scaffold.states.map(handlerOf).join('\n\n')}
};

app.MapPost("/sandbox/provider-states", (Asked asked) =>
{
    if (asked.Action == "teardown") return Results.Json(new { });
    if (!states.TryGetValue(asked.State, out var makeTrue))
        return Results.Json(new { error = $"unknown state: {asked.State}" }, statusCode: 404);
    try
    {
        return Results.Json(makeTrue(new Told(asked.Params), new Told(asked.Values)));
    }
    catch (NotWritten missing)
    {
        return Results.Json(new { error = missing.Message }, statusCode: 404);
    }
    catch (Exception failure)
    {
        return Results.Json(new { error = failure.Message }, statusCode: 500);
    }
});

app.Run();

static void NotWrittenYet() => throw new NotWritten();

record Asked(string State, Dictionary<string, JsonElement>? Params, Dictionary<string, JsonElement>? Values, string? Action);

/// <summary>What a state was told; each of it may be missing.</summary>
class Told(Dictionary<string, JsonElement>? told)
{
    public string? Text(string name) => Find(name)?.GetString();

    public int? Number(string name) => Find(name)?.GetInt32();

    public bool? Flag(string name) => Find(name)?.GetBoolean();

    private JsonElement? Find(string name) =>
        told is not null && told.TryGetValue(name, out var found) ? found : null;
}

class NotWritten() : Exception("not written yet");
`.replaceAll('line with notWritten', 'line with NotWrittenYet');
}

function handlerOf(state) {
  const { name, parameters, answers } = state;
  return [
    ...sentenceOf(state, '    // '),
    `    [${JSON.stringify(name)}] = (told, values) =>`,
    '    {',
    ...parameters.flatMap((parameter) => [
      ...parameterOf(parameter, '        // '),
      `        var ${usable(parameter.name, RESERVED)} = told.${READERS[parameter.kind]}(${JSON.stringify(parameter.name)});`,
      `        if (${usable(parameter.name, RESERVED)} is not null) NotWrittenYet();`,
    ]),
    '        NotWrittenYet();',
    ...(answers.length > 0
      ? [
          '        return new()',
          '        {',
          ...answers.map(
            ([value, example]) => `            [${JSON.stringify(value)}] = ${literal(example)},`,
          ),
          '        };',
        ]
      : ['        return new();']),
    '    },',
  ].join('\n');
}
