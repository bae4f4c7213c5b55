import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const sources = ['web', 'languages', 'schema/src', 'credential/src', 'registry/src', 'package-lock.json']
const leftOut = /(^|\/)(build|node_modules|\.react-router|public\/geo[^/]*)(\/|$)|\.test\.tsx?$/

/** web/tools/build.ts exits with this if everything was built but a route exceeds its budget. We can still start. */
const builtButHeavy = 2

/**
 * Builds the web app, which takes about half a minute, unless it was already built from exactly these sources. Says whether a
 * route exceeds its budget.
 */
export function buildWebIfNeeded(root: string): { isHeavy: boolean } {
  const stamp = join(root, 'web/build/sources.sha256')
  const light = sourcesHash(root)
  const heavy = `${light} over budget`
  const built = readIfThere(stamp)
  if (built === light || built === heavy) return { isHeavy: built === heavy }
  process.stdout.write('Building the web app …\n')
  // Use the web package's own build, which also records the inline scripts' hashes. Without these no page is served.
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status } = spawnSync(process.execPath, [join(root, 'web/tools/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: path },
  })
  if (status !== 0 && status !== builtButHeavy) {
    throw new Error('The web app could not be built; the messages above say why.')
  }
  const isHeavy = status === builtButHeavy
  writeFileSync(stamp, isHeavy ? heavy : light)
  return { isHeavy }
}

function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(root, source)).sort()) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  if (leftOut.test(path)) return []
  if (/\.[a-z]+$/.test(path) && !path.includes('/')) return [path]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    if (leftOut.test(below)) return []
    return entry.isDirectory() ? filesBelow(root, below) : [below]
  })
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
