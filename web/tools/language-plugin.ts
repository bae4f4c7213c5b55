import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * Gives a build another language (docs/decisions/0013-languages.md): every import of a text is answered with its twin in
 * `languages/<language>/`.
 */
export function languagePlugin(language: string): Plugin {
  return {
    name: 'language-catalogues',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/(texts|schema|^\.\.?)\//.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && twinOf(resolved.id, language)) ?? resolved
    },
  }
}

/** The same texts in another language, for the path of an English file; undefined for all other files. */
export function twinOf(path: string, language: string): string | undefined {
  const [, texts, sentences, rest] =
    /^(?:.*\/web\/src\/(texts)|.*\/schema\/src(?:\/(sentences))?)\/([^/]+\.ts)$/.exec(path) ?? []
  if (!rest) return undefined
  const twin = join(root, 'languages', language, texts ? 'web' : (sentences ?? ''), rest)
  return existsSync(twin) ? twin : undefined
}
