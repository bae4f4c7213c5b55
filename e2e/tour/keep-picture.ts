import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled } from '../browser/inspect.ts'
import { expect } from '../browser/journey.ts'

const folder = join(import.meta.dirname, '../../docs/pictures/tour')
/** A README must load quickly, and its pictures stay in the repository for good. */
const mostBytes = 150_000

/** Takes a picture of what a person sees at this moment, for the README. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await settled(page)
  const path = join(folder, `${name}.webp`)
  const picture = await page.screenshot({ path, type: 'webp', quality: 80 })
  expect(picture.length, `bytes of ${name}.webp`).toBeLessThan(mostBytes)
}

/** Places pictures of a phone side by side in one picture with the shape of a desktop. */
export async function keepPhones(page: Page, views: readonly Buffer[], name: string): Promise<void> {
  const images = views.map((view) => `<img src="data:image/png;base64,${view.toString('base64')}">`)
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; display: flex; gap: 48px; align-items: center; justify-content: center; background: #e8ebf6 }
      img { height: 720px; border-radius: 28px; border: 8px solid #11162a; box-shadow: 0 20px 40px #11162a40 }
    </style>
    ${images.join('')}`)
  await keepPicture(page, name)
}
