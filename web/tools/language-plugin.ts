import type { Plugin } from 'vite'
import { twinOf } from './twins.ts'

/**
 * Lets `npm run dev` use another language: replaces every import of a text with its translation in `languages/<language>/`.
 */
export function languagePlugin(language: string): Plugin {
  return {
    name: 'language-catalogues',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/(texts|schema|^\.\.?)\//.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && twinOf(resolved.id, language)) ?? resolved
    },
  }
}
