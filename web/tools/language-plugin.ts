import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Gives a build another language (docs/decisions/0013-languages.md): every import of `src/texts/x.ts` is answered with
 * `src/texts/<language>/x.ts`, of the schema's `sentences/x.ts` with `sentences/<language>/x.ts`, and of its `x.ts` with
 * its twin `x.<language>.ts`. The twins themselves import the English originals.
 */
export function languagePlugin(language: string): Plugin {
  const isTwin = (path: string) =>
    path.includes(`/src/texts/${language}/`) ||
    path.includes(`/src/sentences/${language}/`) ||
    path.endsWith(`.${language}.ts`)
  return {
    name: 'language-catalogues',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || isTwin(importer) || !/(texts|schema|^\.\.?)\//.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const twin = resolved && twinOf(resolved.id, language)
      return twin && existsSync(twin) ? twin : resolved
    },
  }
}

function twinOf(path: string, language: string): string | undefined {
  const [, folder, file] = /^(.*\/(?:web\/src\/texts|schema\/src\/sentences))\/([^/]+\.ts)$/.exec(path) ?? []
  if (folder) return `${folder}/${language}/${file}`
  return /\/schema\/src\/[^/.]+\.ts$/.test(path) ? path.replace(/\.ts$/, `.${language}.ts`) : undefined
}
