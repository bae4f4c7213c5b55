import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'

/** How a page is photographed: the effects of the printer, hand, lens and phone. */
export interface Conditions {
  /** Clockwise, in degrees. */
  rotation: number
  /** Standard deviation of the blur, in pixels. */
  blur: number
  /** The most by which a pixel gets brighter or darker, of 255; `seed` determines each pixel's amount. */
  noise: number
  seed: number
  /** Quality of the JPEG, 0 to 100. */
  quality: number
}

export interface Photographer {
  /** Photographs the first page of a PDF at 150 dpi on a grey desk. Returns a JPEG. */
  photograph(pdf: Uint8Array, conditions: Conditions): Promise<Buffer>
  close(): Promise<void>
}

/** The origin of the page, from which pdf.js loads its worker; nothing comes from the network. */
const studio = 'http://studio.example'
const folder = join(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'), '../legacy/build')

/** Opens the Chromium that `tools/ensure-browser.mjs` found: pdf.js needs a real canvas. */
export async function openPhotographer(): Promise<Photographer> {
  const browserPath = readFileSync(join(import.meta.dirname, '../../.cache/browser-path'), 'utf8').trim()
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--disable-dev-shm-usage'],
  })
  const context = await browser.newContext()
  await serveStudio(context)
  const page = await context.newPage()
  await page.goto(studio)
  await page.waitForFunction('globalThis.photograph')
  return {
    photograph: async (pdf, conditions) => {
      const input = JSON.stringify({ pdf: Buffer.from(pdf).toString('base64'), ...conditions })
      return Buffer.from(await page.evaluate<string>(`photograph(${input})`), 'base64')
    },
    close: () => browser.close(),
  }
}

async function serveStudio(context: BrowserContext): Promise<void> {
  await context.route(`${studio}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    return route.fulfill({ contentType: 'text/javascript', path: join(folder, pathname) })
  })
}

/** Runs in the browser. A linear congruential generator makes the noise, so that each photograph can be repeated. */
const html = `<!doctype html><script type="module">
import { getDocument, GlobalWorkerOptions } from './pdf.min.mjs'
GlobalWorkerOptions.workerSrc = './pdf.worker.min.mjs'

globalThis.photograph = async ({ pdf, rotation, blur, noise, seed, quality }) => {
  const sheet = await printed(Uint8Array.fromBase64(pdf))
  const angle = rotation * Math.PI / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const canvas = new OffscreenCanvas(sheet.width * cos + sheet.height * sin, sheet.width * sin + sheet.height * cos)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.fillStyle = '#777'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(angle)
  context.filter = 'blur(' + blur + 'px)'
  context.drawImage(sheet, -sheet.width / 2, -sheet.height / 2)
  addNoise(context, noise, seed)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 })
  return new Uint8Array(await jpeg.arrayBuffer()).toBase64()
}

async function printed(data) {
  const task = getDocument({ data, useSystemFonts: false })
  const page = await (await task.promise).getPage(1)
  const viewport = page.getViewport({ scale: 150 / 72 })
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport, intent: 'print' }).promise
  await task.destroy()
  return canvas
}

function addNoise(context, most, seed) {
  const { width, height } = context.canvas
  const picture = context.getImageData(0, 0, width, height)
  let state = seed >>> 0
  for (let i = 0; i < picture.data.length; i += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const change = (state / 2 ** 31 - 1) * most
    for (let channel = 0; channel < 3; channel++) picture.data[i + channel] += change
  }
  context.putImageData(picture, 0, 0)
}
</script>`
