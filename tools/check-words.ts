import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, root } from './project-files.ts'

/** Where texts for people stand, in any language. */
const texts =
  /^(web\/src\/texts\/.+|schema\/src\/(sentences\/.+|messages)|languages\/.+|document\/src\/words|server\/src\/.*(words|notices|mail-invitation))\.ts$/

/** Words that docs/words.md rules out, each with what to say instead. */
const neverInEnglish: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(by|to|for|of) nobody\b/i, 'an active sentence'],
  [/\b(every|some|any)body\b/i, 'everyone, someone, anyone'],
  [/\bfor ever\b/i, 'no expiry date, always'],
  [/\btake(n|s)? (it |them )?back\b/i, 'undo, withdraw'],
  [/\bhand(ed|s)? in\b/i, 'submit'],
  [/\b(no longer|work)s? no (more|longer)\b/i, 'no longer works'],
  [/\bgoes on\b|\bgo on\b/i, 'continue'],
  [/\bissued? again\b/i, 'reissue'],
]
const neverInArabic: [RegExp, string][] = [
  [/ـكم|مؤسستكم|بياناتكم|شهاداتكم|يمكنكم|كريدنزا/, 'the singular; Credenza'],
]

const problems: string[] = []
for (const file of projectFiles(texts).filter((path) => !path.includes('.test.'))) {
  const never = file.startsWith('languages/') ? neverInArabic : [...neverInEnglish, ...neverInArabic]
  for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    if (/^\s*(\/\*\*|\*|\/\/|\*\/)/.test(line)) continue
    for (const [word, instead] of never) {
      const [found] = word.exec(line) ?? []
      if (found) problems.push(`${file}:${at + 1}: “${found}” on screen; say: ${instead} (docs/words.md)`)
    }
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
