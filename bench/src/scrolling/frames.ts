import type { Page } from '@playwright/test'
import { percentile } from '../lists/load.ts'

/** What a page did while something happened: milliseconds of each frame, and of each task that took more than 50. */
export interface Watched {
  frames: number[]
  tasks: number[]
}

const slowMs = 50

/** Watches the frames of a page, as its own clock tells them, while `act` is done. */
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

/** Cells of a table: frames, how many were slow, their 99 % and longest, slow tasks and the longest of them. */
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
