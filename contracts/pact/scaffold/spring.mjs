import { headOf, literal, parameterOf, sentenceOf, usable } from './text.mjs';

const TYPES = { text: 'String', number: 'Integer', boolean: 'Boolean' };
const RESERVED = ['short', 'new', 'class', 'default', 'for', 'values', 'params'];

/** A skeleton for Spring Boot: a controller to put beside others, of Java 17 and later. */
export function spring(scaffold) {
  return `// ${headOf(scaffold).join('\n// ')}
import static java.util.Map.entry;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ProviderStates {
    record Asked(String state, Map<String, Object> params, Map<String, Object> values, String action) {}

    static class NotWritten extends RuntimeException {
        NotWritten() {
            super("not written yet");
        }
    }

    private final Map<String, BiFunction<Map<String, Object>, Map<String, Object>, Map<String, Object>>> states =
            new LinkedHashMap<>();

    ProviderStates() {
${scaffold.states.map(({ name }, index) => `        states.put(${JSON.stringify(name)}, this::state${index + 1});`).join('\n')}
    }

    @PostMapping("/sandbox/provider-states")
    ResponseEntity<Map<String, Object>> makeTrue(@RequestBody Asked asked) {
        var state = states.get(asked.state());
        if ("teardown".equals(asked.action())) return ResponseEntity.ok(Map.of());
        if (state == null) return failed(404, "unknown state: " + asked.state());
        try {
            var params = asked.params() == null ? Map.<String, Object>of() : asked.params();
            var values = asked.values() == null ? Map.<String, Object>of() : asked.values();
            return ResponseEntity.ok(state.apply(params, values));
        } catch (NotWritten missing) {
            return failed(404, missing.getMessage());
        } catch (RuntimeException failure) {
            return failed(500, String.valueOf(failure.getMessage()));
        }
    }

    private static ResponseEntity<Map<String, Object>> failed(int status, String error) {
        return ResponseEntity.status(status).body(Map.of("error", error));
    }

    private static void notWritten() {
        throw new NotWritten();
    }

${scaffold.states.map(handlerOf).join('\n\n')}
}
`;
}

function handlerOf(state, index) {
  const { name, parameters, answers } = state;
  return [
    `    // ${name}`,
    ...sentenceOf(state, '    // '),
    `    private Map<String, Object> state${index + 1}(Map<String, Object> params, Map<String, Object> values) {`,
    ...parameters.flatMap((parameter) => [
      ...parameterOf(parameter, '        // '),
      `        var ${usable(parameter.name, RESERVED)} = (${TYPES[parameter.kind]}) params.get(${JSON.stringify(parameter.name)});`,
      `        if (${usable(parameter.name, RESERVED)} != null) notWritten();`,
    ]),
    '        notWritten();',
    ...(answers.length > 0
      ? [
          '        return Map.ofEntries(',
          answers
            .map(
              ([value, example]) => `                entry(${JSON.stringify(value)}, ${literalOf(example)})`,
            )
            .join(',\n')
            .concat(');'),
        ]
      : ['        return Map.of();']),
    '    }',
  ].join('\n');
}

function literalOf(example) {
  return Number.isInteger(example) ? `${example}L` : literal(example);
}
