import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { startWorld, type World } from '../world/start-world.ts'
import buildWeb from './build-web.ts'
import { type Finding, report } from './finding.ts'
import { attack } from './origin-off/attack.ts'
import { serveBucket } from './origin-off/bucket.ts'
import { type Issued, issueStandings } from './origin-off/issue-standings.ts'
import { serveFolder } from './origin-off/static-server.ts'
import { verifyAt } from './origin-off/verify-at.ts'

// `npm run trial:origin-off [-- bucket]`: verifiers read from a plain web server over the folder or bucket in PUBLISH_TO,
// while the server itself is killed with -9. Exit code 1 if any answer was wrong, missing or without a date.
const counts = { valid: 30, revoked: 5, suspended: 5 }
const verifiers = 16
const seconds = { before: 10, after: 20 }

interface Peak {
  answers: number
  wrong: number
  undated: number
  failed: number
  afterwards: number
}

/** Checks certificates continuously until `signal` aborts. */
async function peak(url: string, issued: readonly Issued[], isOff: () => boolean, signal: AbortSignal) {
  const found: Peak = { answers: 0, wrong: 0, undated: 0, failed: 0, afterwards: 0 }
  const verify = async (first: number) => {
    for (let i = first; !signal.aborted; i++) {
      const one = issued[i % issued.length]!
      try {
        const { verdict, checks } = await verifyAt(url, one)
        const asOf = checks.find(({ name }) => name === 'status')?.details.asOf
        found.answers++
        if (isOff()) found.afterwards++
        if (verdict !== one.expected) found.wrong++
        if (verdict === 'VALID' && !asOf) found.undated++
      } catch (error) {
        found.failed++
        console.log(error)
      }
    }
  }
  await Promise.all(Array.from({ length: verifiers }, (_, i) => verify(i * 3)))
  return found
}

/** The verdict of the page in a real browser, with only files behind it. */
async function verdictInBrowser(url: string, { slug, key }: Issued): Promise<string> {
  const executablePath = readFileSync(join(import.meta.dirname, '../../.cache/browser-path'), 'utf8').trim()
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/verify/${slug}#${key}`)
    const verdict = page.locator('[data-verdict]:not([data-verdict=checking])')
    await verdict.waitFor()
    const date = await page.locator('[data-as-of]').count()
    return `${await verdict.getAttribute('data-verdict')}, ${date === 0 ? 'undated' : 'dated'}`
  } finally {
    await browser.close()
  }
}

async function trial(world: World, folder: string): Promise<Finding[]> {
  const issued = await issueStandings(world, folder, counts)
  const server = await serveFolder(folder)
  try {
    const stop = new AbortController()
    let isOff = false
    const running = peak(server.url, issued, () => isOff, stop.signal)
    await setTimeout(seconds.before * 1000)
    await world.kill('SIGKILL')
    isOff = true
    await setTimeout(seconds.after * 1000)
    stop.abort()
    const { answers, wrong, undated, failed, afterwards } = await running
    console.log(`${answers} verifications, ${afterwards} of them with the origin off`)
    const inForce = issued.find(({ expected }) => expected === 'VALID')!
    return [
      { what: 'wrong answers', expected: 0, found: wrong },
      { what: 'VALID without a date', expected: 0, found: undated },
      { what: 'no answer', expected: 0, found: failed },
      { what: 'answers with the origin off', expected: 'yes', found: afterwards > 0 ? 'yes' : 'no' },
      {
        what: 'the page in a browser',
        expected: 'VALID, dated',
        found: await verdictInBrowser(server.url, inForce),
      },
      ...(await attack(server.url, folder, issued)),
    ]
  } finally {
    server.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'credenza-published-'))
chmodSync(folder, 0o755)
buildWeb()
const bucket = process.argv[2] === 'bucket' ? await serveBucket(folder) : undefined
const world = await startWorld({ env: bucket?.settings ?? { PUBLISH_TO: folder } })
try {
  report(await trial(world, folder))
} finally {
  await world.stop()
  bucket?.close()
  rmSync(folder, { recursive: true })
}
