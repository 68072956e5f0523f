import { headOf, literal, parameterOf, sentenceOf } from './text.mjs';

const TYPES = { text: '*string', number: '*int', boolean: '*bool' };

/** A skeleton for Go 1.18 and later, on its standard library. */
export function go(scaffold) {
  return `// ${headOf(scaffold).join('\n// ')}
// go run states.go, then --states-url http://localhost:8081/sandbox/provider-states
package main

import (
	"encoding/json"
	"errors"
	"log"
	"net/http"
)

// Values are what states answer, by name.
type Values map[string]any

var errNotWritten = errors.New("not written yet")

// notWritten ends a handler that is not written yet.
func notWritten() {
	panic(errNotWritten)
}

// handler reads the parameters of a state, each of which may be missing, into their types.
func handler[P any](makeTrue func(params P, values Values) (Values, error)) func(json.RawMessage, Values) (Values, error) {
	return func(raw json.RawMessage, values Values) (Values, error) {
		var params P
		if len(raw) > 0 {
			if err := json.Unmarshal(raw, &params); err != nil {
				return nil, err
			}
		}
		return makeTrue(params, values)
	}
}

var states = map[string]func(json.RawMessage, Values) (Values, error){
${scaffold.states.map(handlerOf).join('\n\n')}
}

func answer(writer http.ResponseWriter, status int, body any) {
	writer.Header().Set("Content-Type", "application/json")
	writer.WriteHeader(status)
	if err := json.NewEncoder(writer).Encode(body); err != nil {
		log.Print(err)
	}
}

func providerStates(writer http.ResponseWriter, request *http.Request) {
	defer func() {
		if failure := recover(); failure == errNotWritten {
			answer(writer, http.StatusNotFound, Values{"error": errNotWritten.Error()})
		} else if failure != nil {
			panic(failure)
		}
	}()
	var asked struct {
		State  string          \`json:"state"\`
		Params json.RawMessage \`json:"params"\`
		Values Values          \`json:"values"\`
		Action string          \`json:"action"\`
	}
	if err := json.NewDecoder(request.Body).Decode(&asked); err != nil {
		answer(writer, http.StatusBadRequest, Values{"error": err.Error()})
		return
	}
	makeTrue, known := states[asked.State]
	if asked.Action == "teardown" {
		answer(writer, http.StatusOK, Values{})
	} else if !known {
		answer(writer, http.StatusNotFound, Values{"error": "unknown state: " + asked.State})
	} else if values, err := makeTrue(asked.Params, asked.Values); err != nil {
		answer(writer, http.StatusInternalServerError, Values{"error": err.Error()})
	} else {
		answer(writer, http.StatusOK, values)
	}
}

func main() {
	http.HandleFunc("/sandbox/provider-states", providerStates)
	log.Fatal(http.ListenAndServe("localhost:8081", nil))
}
`;
}

function handlerOf(state) {
  const { name, parameters, answers } = state;
  const fields = parameters.map(
    (parameter) => `\t\t${fieldOf(parameter)} ${TYPES[parameter.kind]} \`json:"${parameter.name}"\``,
  );
  return [
    ...sentenceOf(state, '\t// '),
    fields.length > 0 ? `\t${JSON.stringify(name)}: handler(func(params struct {` : undefined,
    ...fields,
    fields.length > 0
      ? '\t}, values Values) (Values, error) {'
      : `\t${JSON.stringify(name)}: handler(func(params struct{}, values Values) (Values, error) {`,
    ...parameters.flatMap((parameter) => [
      ...parameterOf(parameter, '\t\t// '),
      `\t\tif params.${fieldOf(parameter)} != nil {`,
      '\t\t\tnotWritten()',
      '\t\t}',
    ]),
    '\t\tnotWritten()',
    ...(answers.length > 0
      ? [
          '\t\treturn Values{',
          ...answers.map(([value, example]) => `\t\t\t${JSON.stringify(value)}: ${literal(example)},`),
          '\t\t}, nil',
        ]
      : ['\t\treturn Values{}, nil']),
    '\t}),',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

function fieldOf({ name }) {
  return name[0].toUpperCase() + name.slice(1);
}
