/** What docs/words.md rules out, and what to say instead. */
export type Rule = [word: RegExp, instead: string]

/** Never right: on screen, in what the API documents about itself, and in our documentation. */
export const neverInEnglish: Rule[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bmeanwhile\b(?![':])/i, 'in the meantime'],
  [/\btak(e|es|en|ing) ([\p{L}’]+ ){0,2}back\b/iu, 'undo, withdraw'],
  [/\bhand(ed|s|ing)? ([\p{L}’]+ ){0,3}in\b/iu, 'submit'],
  [/(?<!instead )\bof (ours|theirs)\b/i, 'our, their'],
  [/\bthat there (is|are|was|were) not\b/i, 'unknown'],
  [
    /(?<!\b(there|than|that) )\b(is|are|was|were) (no (?!(longer|more|one|less|\p{L}+er)\b)\p{L}|none of)\b/iu,
    'is not a, does not belong to',
  ],
]

/** Never right in texts for people: on screen, and in what the API documents about itself. */
export const neverOnScreen: Rule[] = [
  [/\be-mail/i, 'email'],
  [/\b(by|to|for|of) nobody\b/i, 'an active sentence'],
  [/\b(every|some|any)body\b/i, 'everyone, someone, anyone'],
  [/\bfor ever\b/i, 'no expiry date, always'],
  [/\b(no longer|work)s? no (more|longer)\b/i, 'no longer works'],
  [/\bgoes on\b|\bgo on\b/i, 'continue'],
  [/\bissued? again\b/i, 'reissue'],
  [/\blicenses?\b/, 'licence'],
  [/\bdata are\b/i, 'data is'],
]

/** How screens write: neither the API nor the documentation sets its marks like this. */
export const neverSet: Rule[] = [
  [/(?<!Sign Up\. It)(?<=\p{L})'(?=\p{L})/u, 'the apostrophe ’'],
  [/‘/, '“…”'],
  [/\d %|\} %/, 'no space before %'],
]

/** Never right in what the API documents about itself; on screen, these words have other meanings too. */
export const neverInApi: Rule[] = [
  [/\bmail(s|ed)?\b(?! provider| server|\.\w)/i, 'email'],
  [/\bmakes? (a|an|the|new)\b/i, 'create'],
  [/\b(sen[dt]s?|mail|try|tries)\b.* again\b/i, 'resend, retry'],
  [/\bacts?\b/i, 'action'],
  [/(?<!`)\bstates?\b(?!`)/i, 'status'],
  [/\bpurged?\b/i, 'delete'],
]
