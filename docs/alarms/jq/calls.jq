# Calls with their codes, one a line.
(.Logs // .logs // [{Message: [.]}])[] | (.Message // .message)[] | if type == "string" then (fromjson? // empty) else . end | select(.event == "request" and .call != null) | [.call, .code] | @tsv
