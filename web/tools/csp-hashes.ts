import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The CSP source expressions ('sha256-…', CSP Level 3 §2.3.1) of a page's inline scripts, in order, once each. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1]!)
  return [...new Set(scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))]
}

/** Writes `csp.json` into the build: page path -> hashes, for the server's `script-src`. */
export async function writeScriptHashes(buildFolder: string): Promise<void> {
  const hashes: Record<string, string[]> = {}
  for await (const page of glob('**/*.html', { cwd: buildFolder })) {
    hashes[page] = scriptHashes(await readFile(join(buildFolder, page), 'utf8'))
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(join(buildFolder, 'csp.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}
