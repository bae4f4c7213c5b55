import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const imports = /import \{([^}]*)\} from '@mantine\/core'/g
const sheets = join(import.meta.dirname, '../../node_modules/@mantine/core/styles')

/** The Mantine components that the app uses and that have a style sheet. */
function styledComponents(): Set<string> {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const names = sources.flatMap((source) =>
    [...source.matchAll(imports)].flatMap(([, list]) => list!.split(',').map((name) => name.trim())),
  )
  return new Set(names.filter((name) => existsSync(join(sheets, `${name}.css`))))
}

it('has the style sheet of every component that is used', () => {
  const styles = readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8')
  const used = [...styledComponents()]
  expect(used.length).toBeGreaterThan(30)
  expect(used.filter((name) => !styles.includes(`/${name}.css'`))).toEqual([])
})
