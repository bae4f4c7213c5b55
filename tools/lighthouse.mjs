import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm run lighthouse [-- http://localhost:3000]`: scores of the landing and the sign-in page of a running server, as on
// a phone; the median of three runs each. Lighthouse is fetched on demand: 185 MB that nobody else needs.
const lighthouse = 'lighthouse@13.5.0'
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = 3
const origin = process.argv[2] ?? 'http://localhost:3000'
// `npm run lighthouse` has run ensure-browser.mjs before.
const browser = readFileSync(join(import.meta.dirname, '../.cache/browser-path'), 'utf8').trim()
const env = { ...process.env, CHROME_PATH: browser }
const folder = mkdtempSync(join(tmpdir(), 'credenza-lighthouse-'))

let isGood = true
for (const path of ['/', '/sign-in']) {
  const measured = Array.from({ length: runs }, () => measure(origin + path))
  for (const [category, least] of Object.entries(wanted)) {
    const scores = measured.map((report) => Math.round(report.categories[category].score * 100))
    const median = scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)]
    if (median < least) isGood = false
    console.log(
      `${median < least ? 'LOW' : 'ok '} ${path.padEnd(10)} ${category.padEnd(16)} ${median} (${scores.join(', ')})`,
    )
  }
}
rmSync(folder, { recursive: true })
process.exit(isGood ? 0 : 1)

function measure(url) {
  const file = join(folder, 'report.json')
  const categories = `--only-categories=${Object.keys(wanted).join(',')}`
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    categories,
    flags,
  ]
  const { status } = spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}. Is the server running?`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
