import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { launch, wholeBrowser } from './chromium.ts'
import { watchNetwork } from './watch.ts'

const frame = { width: 1280, height: 720 }
/** How much larger than the camera's frame the paper appears. */
const nearness = 3
/** The places along each side at which the camera looks: enough for every code on the paper to be whole in one frame. */
const along = steps(4)
const down = steps(8)
/** Chromium plays 30 frames per second in a loop. */
const framesPerPlace = 6

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, step) => step / (count - 1))
}

/** Films a camera that moves over a sheet of paper. Returns a series of JPEGs, which Chromium accepts as a camera. */
export async function filmOf(browser: Browser, svg: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: frame })
  try {
    const source = `data:image/svg+xml;base64,${svg.toString('base64')}`
    await page.setContent(
      `<body style="margin:0;background:#777"><img src="${source}" style="width:${nearness * frame.width}px">`,
    )
    const { width, height } = (await page.locator('img').boundingBox())!
    const frames: Buffer[] = []
    for (const y of down) {
      for (const x of along) {
        await page.evaluate(`scrollTo(${x * (width - frame.width)}, ${y * (height - frame.height)})`)
        const photo = await page.screenshot({ type: 'jpeg', quality: 70 })
        frames.push(...Array<Buffer>(framesPerPlace).fill(photo))
      }
    }
    return Buffer.concat(frames)
  } finally {
    await page.close()
  }
}

interface CameraOptions {
  /** What the camera sees. Without a film, the browser has no camera. */
  film?: Buffer
  context: BrowserContextOptions
}

/**
 * Opens a page in a separate browser with this camera, runs the callback, closes everything and returns the page's faults.
 */
export async function withCamera(
  { film, context: options }: CameraOptions,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'))
  const file = join(folder, 'film.mjpeg')
  if (film) writeFileSync(file, film)
  const camera = film
    ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
    : []
  const browser = await chromium.launch(launch(wholeBrowser, camera))
  const faults: string[] = []
  try {
    const context = await browser.newContext(options)
    await watchNetwork(context, (fault) => faults.push(fault))
    await use(await context.newPage())
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  return faults
}

/** Gives only this page a permitted camera, which sees a sheet of paper without a code while the page is open. */
export const withBlankPaper = (page: Page): Promise<unknown> =>
  page.addInitScript(`navigator.mediaDevices.getUserMedia = async () => {
    const desk = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context = desk.getContext('2d')
    const draw = () => {
      context.fillStyle = '#7d6a55'
      context.fillRect(0, 0, 1280, 720)
      context.fillStyle = '#f6f2e8'
      context.fillRect(400, 60, 480, 660)
    }
    // A canvas gives no picture until it is drawn on.
    setInterval(draw, 100)
    return desk.captureStream()
  }`)
