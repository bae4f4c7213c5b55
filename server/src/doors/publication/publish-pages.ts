import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { languageCodes } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import { inParallel } from '../../platform/documents/in-parallel.ts'
import { readPages } from '../../platform/http/page/pages.ts'
import { served } from '../../platform/http/served.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'

/** The media types of the built web app's files. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const filesAtOnce = 8

/**
 * Publishes the web app's scripts and then, in each language, the page that checks a certificate, as
 * `pages/<language>/verify.html`, which a static server shows for every `/verify/…`. The page contains its own
 * Content-Security-Policy.
 */
export async function publishPages(ctx: Context, published: PublishedPlace): Promise<void> {
  const { webFolder } = ctx.config
  const findPage = readPages(webFolder)
  if (!findPage) return
  const names = await readdir(join(webFolder, 'assets'))
  await inParallel(names, filesAtOnce, async (name) => {
    const path = `assets/${name}`
    // The names contain hashes, so an existing file is up to date.
    if (!types[extname(name)] || (await published.has(path))) return
    await published.put(path, await readFile(join(webFolder, path)), {
      type: types[extname(name)]!,
      cache: served.tile.cache,
    })
  })
  for (const language of languageCodes) {
    const { html, contentSecurityPolicy } = findPage(language, '/verify/certificate')
    await published.put(
      `pages/${language}/verify.html`,
      withPolicy(String(html), contentSecurityPolicy),
      served.page,
    )
  }
}

/** Puts the policy into a meta element. Leaves out frame-ancestors, which only works in a header. */
function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, '').replaceAll('"', '&quot;')
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  )
}
