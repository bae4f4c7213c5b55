import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import type { common as english } from '../src/texts/common.ts'
import { buildTexts } from './build-texts.ts'
import { renderPages } from './render-pages.ts'
import type { TextChunk } from './text-chunks.ts'

/**
 * Adds a language to the built app (docs/decisions/0013-languages.md): its texts as separate scripts, and its pages in a
 * folder of its name. The pages' import map points to its texts wherever the app asks for the English ones.
 */
export async function buildLanguage(
  buildFolder: string,
  pages: readonly string[],
  language: LanguageCode,
): Promise<void> {
  const client = join(buildFolder, 'client')
  const chunks: TextChunk[] = JSON.parse(await readFile(join(buildFolder, 'texts.json'), 'utf8'))
  const twins = await buildTexts(client, chunks, language)
  const inLanguage = (text: string) =>
    text.replaceAll(/\/assets\/[\w~-]+\.js/g, (path) => twins[path] ?? path)

  // The routes' scripts, and what is fetched with them: the only other place with their names.
  const manifest = (await readdir(join(client, 'assets'))).find((name) => /^manifest-\w+\.js$/.test(name))!
  const ownManifest = manifest.replace('manifest-', `manifest-${language}-`)
  const routes = await readFile(join(client, 'assets', manifest), 'utf8')
  await writeFile(join(client, 'assets', ownManifest), inLanguage(routes))

  // The app's name on a phone on which it is installed.
  const { common }: { common: typeof english } = await import(`@credenza/languages/${language}/web/common`)
  const app = JSON.parse(await readFile(join(client, 'en.webmanifest'), 'utf8'))
  const { dir } = languageOf(language)
  const own = { ...app, name: common.product, description: common.tagline, lang: language, dir }
  await writeFile(join(client, `${language}.webmanifest`), `${JSON.stringify(own, null, 2)}\n`)

  const importMap = `<script type="importmap">${JSON.stringify({ imports: twins })}</script>`
  const rendered = await renderPages(join(buildFolder, 'pages'), pages, language)
  for (const [file, html] of Object.entries(rendered)) {
    const path = join(client, language, file)
    await mkdir(dirname(path), { recursive: true })
    const page = inLanguage(html).replaceAll(manifest, ownManifest).replace('<head>', `<head>${importMap}`)
    await writeFile(path, page)
  }
}
