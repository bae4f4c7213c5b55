import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isText } from './twins.ts'

/** A script of the English build that contains only texts. */
export interface TextChunk {
  file: string
  /** What the script exports, and from which module. */
  exports: { as: string; name: string; module: string }[]
}

// The server's sentences are fetched separately anyway, when one is first needed.
const test = (path: string) => isText(path) && !path.includes('/sentences/')

/**
 * Separates texts from the rest of the app, so that another language only needs to replace scripts: one for those that most
 * pages show, and others by the pages that show them.
 */
export const textGroups = [
  { name: 'texts', test, minShareCount: 30, priority: 2 },
  { name: 'texts', test, entriesAware: true, priority: 1 },
]

export const isTextScript = (path: string): boolean => path.startsWith('assets/texts-')

/**
 * Names every script with texts, and no other, in this way: a group also gets what its texts import, which all languages
 * share. The group's own name would list every page that shows it.
 */
export function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  if (moduleIds.some(isText)) return 'assets/texts-[hash].js'
  return name.startsWith('texts') ? 'assets/beside-texts-[hash].js' : 'assets/[name]-[hash].js'
}

/**
 * Prepares the English build for the other languages. `texts.json` lists the scripts that contain texts. `pages/` keeps the
 * server's bundle, which writes pages; it reads its texts from their source files, so that they can be replaced.
 */
export function textChunks(buildFolder: string): Plugin {
  const named = new Map<string, Record<string, string>>()
  return {
    name: 'text-chunks',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'ssr' || !importer) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && isText(resolved.id)
        ? { id: pathToFileURL(resolved.id).href, external: true }
        : resolved
    },
    renderChunk(code, chunk) {
      if (this.environment.name !== 'ssr' && chunk.moduleIds.some(isText)) {
        named.set(chunk.fileName, exportedNames(code))
      }
      return null
    },
    writeBundle({ dir }, bundle) {
      if (this.environment.name === 'ssr') {
        cpSync(dir!, join(buildFolder, 'pages'), { recursive: true })
        return
      }
      const chunks = Object.values(bundle).flatMap((output): TextChunk[] => {
        const names = output.type === 'chunk' && named.get(output.preliminaryFileName)
        if (!names) return []
        const { fileName, moduleIds, modules } = output
        const sourceOf = (name: string) => moduleIds.find((id) => modules[id]!.renderedExports.includes(name))
        const exports = Object.entries(names).map(([as, name]) => ({ as, name, module: sourceOf(name)! }))
        return [{ file: fileName, exports }]
      })
      writeFileSync(join(buildFolder, 'texts.json'), JSON.stringify(chunks))
    },
  }
}

/**
 * The exported names in `export { common as t, words };`: t is common, words is words. Before minification, a script has
 * its exports only there.
 */
function exportedNames(code: string): Record<string, string> {
  const [, list = ''] = /\bexport \{([^}]*)\};?\s*$/.exec(code) ?? []
  const pairs = list.split(',').map((part) => part.trim().split(' as '))
  return Object.fromEntries(pairs.map(([own, exported = own]) => [exported, own]))
}
