import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filePlace } from '@credenza/credential/portable'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import { build, type Plugin } from 'vite'
import { common } from '../src/texts/common.ts'
import { portableTexts } from '../src/texts/portable.ts'
import { twinOf } from './twins.ts'

const folder = join(import.meta.dirname, '../src/features/portable/page')
const moduleName = 'virtual:portable-page/'

/**
 * Provides the template of the file that verifies itself, as the text of `virtual:portable-page/<code>` for each language.
 * It is one page that contains its script and style, and may fetch nothing.
 */
export function portablePage(): Plugin {
  return {
    name: 'portable-page',
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : null),
    async load(id) {
      const code = id.startsWith(`\0${moduleName}`) && languageCodes.find((one) => id.endsWith(one))
      // The server's bundle only needs pages on which nobody saves a file.
      if (!code) return null
      const page = this.environment.name === 'ssr' ? '' : await buildPortablePage(code)
      return `export default ${JSON.stringify(page)}`
    },
  }
}

/** Bundles the page that readers of this language save, in about a second. */
export async function buildPortablePage(language: LanguageCode): Promise<string> {
  const [script, style] = await Promise.all([
    bundleScript(language),
    readFile(join(folder, 'page.css'), 'utf8'),
  ])
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="${common.code}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${portableTexts.title}</title>
<style>${style}</style>
</head>
<body>
<header></header>
<main aria-busy="true"><noscript>${portableTexts.noScript}</noscript></main>
${filePlace}
<script>${script}</script>
</body>
</html>
`
}

async function bundleScript(language: LanguageCode): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownWords(language === 'en' ? 'ar' : language)],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(folder, 'main.ts'), formats: ['iife'], name: 'credenza' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output) || output.output.length !== 1)
    throw new Error('The page’s script must be one file')
  return output.output[0].code.replaceAll('</script', '<\\/script')
}

/** Replaces the texts in own-words.ts with this language's. An English reader's page has Arabic as its second language. */
function ownWords(language: LanguageCode): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith('/own-words.ts')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && twinOf(resolved.id, language)
    },
  }
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
