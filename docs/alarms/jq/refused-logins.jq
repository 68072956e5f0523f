# Networks of refused logins, one a line.
(.Logs // .logs // [{Message: [.]}])[] | (.Message // .message)[] | if type == "string" then (fromjson? // empty) else . end | select(.event == "security" and .kind == "login.refused") | .network
