# Calls that waited more than two seconds for the gateway.
(.Logs // .logs // [{Message: [.]}])[] | (.Message // .message)[] | if type == "string" then (fromjson? // empty) else . end | select(.event == "request" and .upstreamMs > 2000) | [.upstreamMs, .call, .requestId] | @tsv
