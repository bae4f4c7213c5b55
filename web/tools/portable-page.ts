import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filePlace } from '@credenza/credential/portable'
import { build, type Plugin } from 'vite'
import { common } from '../src/texts/common.ts'
import { portableTexts } from '../src/texts/portable.ts'

const folder = join(import.meta.dirname, '../src/features/portable/page')
const moduleName = 'virtual:portable-page'

/**
 * Gives the app the template of the file that verifies itself, as the text of `virtual:portable-page`: one page with its
 * script and style within, which may fetch nothing.
 */
export function portablePage(): Plugin {
  let page: Promise<string> | undefined
  return {
    name: 'portable-page',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    async load(id) {
      if (id !== `\0${moduleName}`) return null
      page ??= buildPortablePage()
      return `export default ${JSON.stringify(await page)}`
    },
  }
}

/** Bundles the page. About a second. */
export async function buildPortablePage(): Promise<string> {
  const [script, style] = await Promise.all([bundleScript(), readFile(join(folder, 'page.css'), 'utf8')])
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

async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
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

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
