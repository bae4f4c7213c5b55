import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

/** The English files of a folder that every language says in its own words. */
const originals = (folder: string, ...leftOut: string[]): string[] =>
  globSync('*.ts', { cwd: join(root, folder) }).filter(
    (name) => !name.endsWith('.test.ts') && !leftOut.includes(name),
  )

const twins = [
  'messages.ts',
  'field-names.ts',
  ...originals('web/src/texts').map((name) => `web/${name}`),
  // What a sentence is, and the keys of all: nothing to translate.
  ...originals('schema/src/sentences', 'sentence.ts', 'english.ts').map((name) => `sentences/${name}`),
]

test.each(languages)('%s has every file that there is in English', (language) => {
  expect(twins.filter((twin) => !existsSync(join(import.meta.dirname, language, twin)))).toEqual([])
})
