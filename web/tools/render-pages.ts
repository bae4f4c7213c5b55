import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { twinOf } from './twins.ts'

const fallback = '__spa-fallback.html'

/** Modules imported for a language's pages have the language in their address, and texts come from its folder. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const language = /\?language=(\w+)$/.exec(context.parentURL ?? '')?.[1]
    if (!language || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/'))
      return resolved
    const path = fileURLToPath(resolved.url)
    return { ...resolved, url: `${pathToFileURL(twinOf(path, language) ?? path)}?language=${language}` }
  },
})

/** The prerendered pages in a language, by file. The server's bundle renders each, as in React Router's own build. */
export async function renderPages(
  bundle: string,
  files: readonly string[],
  language: string,
): Promise<Record<string, string>> {
  // React reads this when it is loaded.
  process.env.NODE_ENV = 'production'
  // React Router only renders for a build if this is set.
  process.env.IS_RR_BUILD_REQUEST = 'yes'
  const { createRequestHandler } = await import('react-router')
  const address = pathToFileURL(join(bundle, 'index.js'))
  const app: ServerBuild = await import(`${address}?language=${language}`)
  const answer = createRequestHandler(app, 'production')
  const pages = files.map(async (file) => {
    const path = file === fallback ? '/' : `/${file.replace(/index\.html$/, '')}`
    const headers: HeadersInit = file === fallback ? { 'X-React-Router-SPA-Mode': 'yes' } : {}
    const response = await answer(new Request(`http://localhost${path}`, { headers }))
    if (!response.ok) throw new Error(`${file} could not be rendered in ${language}: ${response.status}`)
    return [file, await response.text()] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}
