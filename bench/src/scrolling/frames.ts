import type { Page } from '@playwright/test'
import { percentile } from '../lists/load.ts'

/** What a page did while something happened: how many milliseconds each frame took, and each task longer than 50. */
export interface Watched {
  frames: number[]
  tasks: number[]
}

const slowMs = 50

/** Records the frames of a page, by its own clock, while `act` runs. */
export async function watchFrames(page: Page, act: () => Promise<unknown>): Promise<Watched> {
  await page.evaluate(recorder)
  await act()
  return page.evaluate<Watched>('stopWatching()')
}

const recorder = `{
  const frames = [], tasks = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  let last = performance.now(), isOn = true
  requestAnimationFrame(function tick(now) {
    frames.push(now - last)
    last = now
    if (isOn) requestAnimationFrame(tick)
  })
  globalThis.stopWatching = () => {
    isOn = false
    observer.disconnect()
    return { frames, tasks }
  }
}`

export const together = (all: readonly Watched[]): Watched => ({
  frames: all.flatMap(({ frames }) => frames),
  tasks: all.flatMap(({ tasks }) => tasks),
})

/**
 * The cells of a table: number of frames, slow frames, their 99th percentile and longest, slow tasks and the longest of
 * them.
 */
export const frameCells = ({ frames, tasks }: Watched): string[] =>
  [
    frames.length,
    slowFrames({ frames }),
    percentile(frames, 0.99),
    Math.max(...frames),
    tasks.length,
    Math.max(0, ...tasks),
  ].map((value) => String(Math.round(value)))

export const frameHeadings = ['frames', `over ${slowMs} ms`, '99 %', 'longest', 'tasks over 50 ms', 'longest']

export const slowFrames = ({ frames }: Pick<Watched, 'frames'>): number =>
  frames.filter((ms) => ms > slowMs).length
