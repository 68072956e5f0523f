# Errors that phones reported, one a line.
(.Logs // .logs // [{Message: [.]}])[] | (.Message // .message)[] | if type == "string" then (fromjson? // empty) else . end | select(.event == "client.error") | [.build, .route, .device, .kind, .name, .message, .stack] | @tsv
