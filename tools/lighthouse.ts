import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiClient } from '../e2e/world/api-client.ts'
import { listCertificates, waitUntilRecorded } from '../e2e/world/certificates.ts'
import { openSession } from '../e2e/world/organisations.ts'
import { shareLink } from '../e2e/world/share-link.ts'
import { accounts } from './demo/demo.ts'
import { type Demo, withDemo } from './demo/passing-demo.ts'

// `npm run lighthouse`: scores four pages of a demonstration as on a phone: the landing page, sign-in, the page for
// verifying and a certificate's page. Takes the median of three runs each. Lighthouse is fetched on demand, because nothing
// else needs its 185 MB.
const lighthouse = 'lighthouse@13.5.0'
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = 3

interface Report {
  categories: Record<string, { score: number }>
}

// `npm run lighthouse` runs ensure-browser.mjs first.
const browser = readFileSync(join(import.meta.dirname, '../.cache/browser-path'), 'utf8').trim()
const env = { ...process.env, CHROME_PATH: browser }

await withDemo(async (demo) => {
  const folder = mkdtempSync(join(tmpdir(), 'credenza-lighthouse-'))
  const pages = {
    landing: `${demo.url}/`,
    'sign-in': `${demo.url}/sign-in`,
    verify: `${demo.url}/verify`,
    certificate: await linkToCertificate(demo),
  }
  const areGood = Object.entries(pages).map(([name, url]) =>
    isGood(
      name,
      Array.from({ length: runs }, () => measure(url, join(folder, 'report.json'))),
    ),
  )
  rmSync(folder, { recursive: true })
  process.exitCode = areGood.every(Boolean) ? 0 : 1
})

/** Prints a page's scores. Returns whether all are high enough. */
function isGood(page: string, reports: Report[]): boolean {
  const lows = Object.entries(wanted).filter(([category, least]) => {
    const scores = reports.map(({ categories }) => Math.round(categories[category]!.score * 100))
    const median = scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!
    const isLow = median < least
    console.log(
      `${isLow ? 'LOW' : 'ok '} ${page.padEnd(11)} ${category.padEnd(15)} ${median} (${scores.join(', ')})`,
    )
    return isLow
  })
  return lows.length === 0
}

/** A certificate's link with its key, as holders share it. */
async function linkToCertificate({ url, password }: Demo): Promise<string> {
  const api = apiClient(url)
  const issuer = api.as((await openSession(api, 'issuer', accounts.issuer, password)).data)
  const accepted = (await listCertificates(issuer)).find(
    ({ status, revokedReason }) => status === '1' && revokedReason === '',
  )!
  await waitUntilRecorded(issuer, [accepted._id])
  return shareLink(issuer, accepted.slug)
}

function measure(url: string, file: string): Report {
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
    // robots.txt deliberately keeps certificates out of search engines.
    ...(url.includes('/verify/') ? ['--skip-audits=is-crawlable'] : []),
    flags,
  ]
  // Chromium's trace sometimes lacks the start of a page, and Lighthouse then asks to be run again.
  for (let left = 3; left > 0; left--) {
    const { status } = spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'))
  }
  throw new Error(`Lighthouse could not measure ${url}.`)
}
