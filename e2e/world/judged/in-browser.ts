import type { Page } from '@playwright/test'
import { verifyDropped } from '../../browser/verify-dropped.ts'
import type { Answers } from '../fetch-with.ts'
import type { VerdictCase } from '../verdict-cases/verdict-case.ts'
import { type Judged, textOf } from './judged.ts'

/** Uses the page /verify, open in a visitor's browser. */
export async function judgeInBrowser(
  page: Page,
  cases: readonly VerdictCase[],
): Promise<Map<string, Judged>> {
  const judged = new Map<string, Judged>()
  const judge = async (some: readonly VerdictCase[]) => {
    const verdicts = await verifyDropped(page, some.map(textOf))
    for (const [i, { name }] of some.entries()) judged.set(name, { verdict: verdicts[i]! })
  }
  // These come first, because the page caches the chain's response as soon as it has one.
  for (const one of cases.filter(({ answers }) => answers)) {
    await giveAnswers(page, one.answers!)
    await judge([one])
    await page.unrouteAll()
  }
  await judge(cases.filter(({ answers }) => !answers))
  return judged
}

async function giveAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [address, answer] of answers)
    await page.route(address, (route) =>
      answer === null ? route.fulfill({ status: 503 }) : route.fulfill({ json: answer }),
    )
}
