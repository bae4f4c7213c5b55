import { projectFiles } from './project-files.ts'
import { neverInApi, neverInEnglish, neverOnScreen, neverSet, type Rule } from './words/english.ts'
import { neverIn } from './words/other-languages.ts'
import { apiTexts, commentTexts, pageTexts, screenTexts, type Text } from './words/texts.ts'

/** Files with texts for people, in any language. */
const onScreen =
  /^(web\/src\/texts\/.+|schema\/src\/(sentences\/.+|messages)|credential\/src\/verify\/(findings|evidence\/bundle-problems|judge)|languages\/.+|document\/src\/words|server\/src\/(.*(words|notices|mail-invitation)|cli|verifying\/verify-file\/.+|proof\/witness\/alone\/options))\.ts$/
const inApi = /^(server|schema)\/src\/.+\.ts$/
/** All code but our migrations, which never change, and what a command makes. */
const code = /^(?!server\/src\/(.*\/first-schema|database\/\d{4}-)|.*\/generated\/).+\.(tsx?|mjs)$/
/** Every page but the one that names the words. */
const pages = /^(?!docs\/words\.md$|languages\/).+\.md$/

const problems: string[] = []

for (const file of withoutTests(onScreen)) {
  const [, language] = /^languages\/(..)\//.exec(file) ?? []
  const never =
    language && language !== 'en'
      ? (neverIn[language] ?? [])
      : [...neverInEnglish, ...neverOnScreen, ...neverSet, ...neverIn.ar!]
  check(screenTexts(file), never, 'on screen')
}
for (const file of withoutTests(inApi))
  check(apiTexts(file), [...neverInEnglish, ...neverOnScreen, ...neverInApi], 'about the API')
for (const file of projectFiles(pages)) check(pageTexts(file), neverInEnglish, 'in the documentation')
for (const file of projectFiles(code)) check(commentTexts(file), neverInEnglish, 'in a comment')

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function withoutTests(files: RegExp): string[] {
  return projectFiles(files).filter((path) => !path.includes('.test.'))
}

function check(texts: Text[], never: Rule[], where: string): void {
  for (const { at, text } of texts) {
    for (const [word, instead] of never) {
      const [found] = word.exec(text) ?? []
      if (found) problems.push(`${at}: “${found}” ${where}; say: ${instead} (docs/words.md)`)
    }
  }
}
