import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const modal = '[role="dialog"][aria-modal="true"]'

/** Things that open above a page without blocking it. */
const overlay = ':is([role="listbox"], [role="dialog"]:not([aria-modal="true"]))'
const openOverlay = `${overlay}:visible`
const targetSize = 'target-size'

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Which rules to run. Colours are by far the slowest, and need no second run if none has changed. */
export type Rules = 'all' | 'colours'

/** Lists what axe finds against WCAG 2.0 to 2.2, A and AA: each rule with the affected elements. */
export async function findings(page: Page, asked: Rules = 'all'): Promise<string[]> {
  const axe = newAxe(page)
  // What is behind a dialog is out of reach and half covered by it. It is checked without the dialog.
  if ((await page.locator(modal).count()) > 0) axe.include(modal)
  if (asked === 'colours') return found(axe.withRules(colourRules))
  axe.withTags(rules)
  if (!(await page.locator(openOverlay).first().isVisible())) return found(axe)
  // The overlay half covers what is behind it, which regains its full size when the overlay closes.
  const inOverlay = newAxe(page).include(overlay).withRules(targetSize)
  return [...(await found(axe.disableRules(targetSize))), ...(await found(inOverlay))]
}

// Legacy mode: there are no frames, so no second page is needed to combine the results. Leave out passing elements, because
// naming them costs a third of the time.
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
 * Animations in collapsed elements, such as a closed <details>, do not advance, so it does not wait for them.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(allEnded)
}

/**
 * Repeats on every frame: a new colour scheme starts its transitions in the next frame, and an inherited colour starts its
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

/** Whether the page as a whole scrolls sideways. */
export const isScrolledSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')

/** The names of lists that scroll sideways. On a phone none should, because their rows are cards. */
export const listsScrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('section:has(> [role="table"])')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((list) => list.getAttribute('aria-label'))`,
  )
