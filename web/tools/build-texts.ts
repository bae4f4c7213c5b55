import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { TextChunk } from './text-chunks.ts'
import { twinOf } from './twins.ts'

/**
 * Writes the scripts with a language's texts into the built app, one for each English script with texts. They have the same
 * exports. Returns their paths by the paths of the English ones.
 */
export async function buildTexts(
  client: string,
  chunks: readonly TextChunk[],
  language: string,
): Promise<Record<string, string>> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'error',
    plugins: [twinsOnly(chunks, language)],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: chunks.map((_, at) => `texts:${at}`),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `assets/texts-${language}-[hash].js` },
      },
    },
  })
  const [{ output } = { output: [] }] = [built].flat().filter((one) => 'output' in one)
  const files = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.facadeModuleId, one.fileName] as const] : [])),
  )
  return Object.fromEntries(chunks.map(({ file }, at) => [`/${file}`, `/${files.get(`\0texts:${at}`)}`]))
}

/**
 * Makes entry `texts:3` export what the third English script does. A module that two scripts need is in both: texts are
 * small, and another script would need another request.
 */
function twinsOnly(chunks: readonly TextChunk[], language: string): Plugin {
  return {
    name: 'twins-only',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith('texts:')) return `\0${source}`
      const entry = /texts:\d+$/.exec(importer ?? '')?.[0]
      if (!entry) return null
      const resolved = await this.resolve(source, importer?.replace(/\?texts:\d+$/, ''), {
        ...options,
        skipSelf: true,
      })
      return resolved && `${resolved.id}?${entry}`
    },
    async load(id) {
      const [, path, at] = /^(.*)[?\0]texts:(\d+)$/.exec(id) ?? []
      if (!at) return null
      if (path) return { code: await readFile(path, 'utf8'), moduleType: 'ts' }
      const lines = chunks[Number(at)]!.exports.map(({ as, name, module }) => {
        return `export { ${name} as ${as} } from ${JSON.stringify(twinOf(module, language) ?? module)}`
      })
      return lines.join('\n')
    },
  }
}
