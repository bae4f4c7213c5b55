import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { signedIn } from './lists/load.ts'
import { openListsServer } from './lists/server.ts'
import { figure, type Section } from './report.ts'
import {
  frameCells,
  frameHeadings,
  slowFrames,
  together,
  type Watched,
  watchFrames,
} from './scrolling/frames.ts'
import type { Served } from './served.ts'

const rounds = 3
/** How far the wheel turns and the pause after each turn: 1,200 rows in all. */
const wheel = { turns: 100, px: 600, restMs: 40 }
const viewport = { width: 1280, height: 900 }
/** A busy machine may take long to open a page. That time is not measured. */
const patienceMs = 120_000

/**
 * Scrolls lists of this many students and ten times as many certificates in a browser, and selects all students in the
 * Create Certificate dialog. `dataFolder` is as for the lists.
 */
export async function scrollingSection(students: number, dataFolder?: string): Promise<Section> {
  const browser = await openBrowser()
  const server = await openListsServer(students, dataFolder)
  try {
    const { session } = await signedIn(server.url)
    const open = (path: string) => openScreen(browser, server, session, path)
    const pages = {
      'plain rows, nothing else': await openFloor(browser),
      certificates: await open('/issuer'),
      students: await open('/issuer/student-info'),
    }
    const found = new Map<string, Watched[]>(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, page] of Object.entries(pages)) found.get(name)!.push(await scroll(page))
    }
    const chosen = await chooseAll(await open('/issuer'), students)
    return report(students, new Map([...found].map(([name, all]) => [name, together(all)])), chosen)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function openScreen(browser: Browser, { url }: Served, session: string, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport })
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${url}/healthz`)
  await page.evaluate(`sessionStorage.setItem('userData', ${JSON.stringify(session)})`)
  await page.goto(`${url}${path}`)
  await page.locator('table[aria-busy=false] tbody tr').nth(50).waitFor({ state: 'attached' })
  return page
}

/** The baseline for scrolling in this browser: a table that has all the rows from the start. */
async function openFloor(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport })
  const cells = ['Aisha Rahman', 'Bachelor of Law', 'Bachelor Degree', '01/06/2025', 'Verified', 'Details']
  const row = `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  await page.setContent(
    `<style>section { height: 600px; overflow: auto } td { height: 48px; width: 180px }</style>
    <section><table><tbody>${row.repeat(5_000)}</tbody></table></section>`,
  )
  return page
}

/** Scrolls the page's table with the wheel. */
async function scroll(page: Page): Promise<Watched> {
  await page.bringToFront()
  const list = page.locator('section:has(> table)').first()
  await list.scrollIntoViewIfNeeded()
  await list.hover({ position: { x: 200, y: 200 } })
  return watchFrames(page, async () => {
    for (let turn = 0; turn < wheel.turns; turn++) {
      await page.mouse.wheel(0, wheel.px)
      await page.waitForTimeout(wheel.restMs)
    }
  })
}

/**
 * Selects all students as recipients. Returns the frames of this time, and the milliseconds from the click until the count is
 * shown.
 */
async function chooseAll(page: Page, students: number): Promise<Watched & { ms: number }> {
  await page.bringToFront()
  await page.getByRole('button', { name: '+ Create Certificate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
  const recipients = dialog.getByRole('button', { name: 'Recipients' })
  await recipients.click()
  const all = dialog.getByRole('button', { name: `Select All (${students.toLocaleString('en-GB')})` })
  await all.waitFor()
  let ms = 0
  const watched = await watchFrames(page, async () => {
    const start = performance.now()
    await all.click()
    await recipients.filter({ hasText: 'selected' }).waitFor()
    ms = performance.now() - start
    await page.waitForTimeout(500)
  })
  return { ...watched, ms }
}

function report(
  students: number,
  scrolled: ReadonlyMap<string, Watched>,
  chosen: Watched & { ms: number },
): Section {
  const ours = together([scrolled.get('certificates')!, scrolled.get('students')!])
  return {
    title: 'Scrolling',
    how:
      `${students.toLocaleString('en')} students and ${(10 * students).toLocaleString('en')} certificates; ${rounds} rounds of ` +
      `${wheel.turns} turns of the wheel of ${wheel.px} px each, in Chromium without a screen, beside a table of 5,000 plain ` +
      'rows in the same browser: what is slow there too is the machine. Milliseconds between frames, as the page sees them.',
    tables: [
      [
        ['list', ...frameHeadings],
        ...[...scrolled].map(([name, watched]) => [name, ...frameCells(watched)]),
        [`choosing all ${students.toLocaleString('en')}`, ...frameCells(chosen)],
      ],
    ],
    comparisons: [
      {
        what: 'frames over 50 ms while our lists scroll',
        found: `${slowFrames(ours)} of ${ours.frames.length}`,
        goal: 'none on a quiet machine',
      },
      { what: 'from the click until all are chosen', found: `${figure(chosen.ms)} ms`, goal: '-' },
    ],
  }
}
