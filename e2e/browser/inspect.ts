import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const modal = '[role="dialog"][aria-modal="true"]'

/** What opens over a page without closing it off. */
const overlay = ':is([role="listbox"], [role="dialog"]:not([aria-modal="true"]))'
const openOverlay = `${overlay}:visible`
const targetSize = 'target-size'

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Which rules to run. Colours are by far the slowest and need no second run if none has changed. */
export type Rules = 'all' | 'colours'

/** What axe finds against WCAG 2.0 to 2.2, A and AA: rule, and the elements concerned. */
export async function findings(page: Page, asked: Rules = 'all'): Promise<string[]> {
  const axe = newAxe(page)
  // What lies behind a dialog is out of reach, and half covered by it: it is looked at without the dialog.
  if ((await page.locator(modal).count()) > 0) axe.include(modal)
  if (asked === 'colours') return found(axe.withRules(colourRules))
  axe.withTags(rules)
  if (!(await page.locator(openOverlay).first().isVisible())) return found(axe)
  // It half covers what lies behind it, which is as large as ever once it is closed.
  const inOverlay = newAxe(page).include(overlay).withRules(targetSize)
  return [...(await found(axe.disableRules(targetSize))), ...(await found(inOverlay))]
}

// Legacy mode: there are no frames, so no second page is needed to combine the results.
// Leave out passing elements: naming them costs a third of the time.
const newAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Waits until every finite transition and animation in view has ended, because the colours in between are not designed.
 * Anything collapsed, as in a closed <details>, does not advance and is not waited for.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(allEnded)
}

/**
 * Repeats every frame: a new colour scheme starts its transitions in the next frame, and an inherited colour starts its
 * own transition when its parent's has ended.
 */
const allEnded = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter(({ effect, playState }) =>
      playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity && effect?.target?.checkVisibility())
    if (running.length === 0) return
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  }
})()`

/** Whether the page as a whole can be scrolled sideways. */
export const isScrolledSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')

/** The names of lists that can be scrolled sideways: on a phone their rows are cards. */
export const listsScrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('section:has(> [role="table"])')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((list) => list.getAttribute('aria-label'))`,
  )
