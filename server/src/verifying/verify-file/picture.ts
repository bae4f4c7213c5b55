import { codesOnPages } from '@credenza/credential/paper'
import {
  areCodesOfBaked,
  bakedInPng,
  isBakedByOrganisation,
  isPng,
  type Pixels,
  pdfPictures,
  pngChunks,
  readCodes,
} from '@credenza/credential/portable'
import { BundleError } from '@credenza/credential/verify'
import { decode as decodeJpeg } from 'jpeg-js'
import { PNG } from 'pngjs'

/** Each pixel takes four bytes of memory: 100 MB at most. */
const mostMegapixels = 25

export const isJpeg = ([a, b, c]: Uint8Array): boolean => a === 0xff && b === 0xd8 && c === 0xff

/**
 * Reads the texts of the QR codes in a PNG or JPEG: the link of a certificate, and the statement on its paper. Throws
 * `BundleError`.
 */
export function codesIn(bytes: Uint8Array, isEnough?: (texts: readonly string[]) => boolean): string[] {
  return readCodes(decode(bytes), isEnough)
}

/**
 * Beside a baked credential, a short look is enough. Only beside a certificate of an organisation like ours, which people take
 * for what the picture shows, is it worth the cost of a large picture.
 */
const besideBaked = { attempts: 2, megapixels: { ours: mostMegapixels, others: 6 } }

/**
 * The credential baked into a PNG. Throws `BundleError` if the picture shows the code of another certificate, and beside a
 * certificate of an organisation like ours also if the picture cannot be opened: browsers open more than we do.
 */
export async function bakedInPicture(png: Uint8Array): Promise<string | undefined> {
  const baked = bakedInPng(png)
  if (baked === undefined || (await areCodesOfBaked(codesBesideBaked(png, baked), baked))) return baked
  throw new BundleError({ code: 'picture-several' })
}

function codesBesideBaked(png: Uint8Array, baked: string): string[] {
  const isOurs = isBakedByOrganisation(baked)
  const { megapixels } = besideBaked
  let attempts = 0
  try {
    const pixels = decode(png, isOurs ? megapixels.ours : megapixels.others)
    return readCodes(pixels, () => ++attempts > besideBaked.attempts)
  } catch (error) {
    const isSeen = pngChunks(png).some(({ name }) => name === 'IDAT')
    if (error instanceof BundleError && !(isOurs && isSeen)) return []
    throw error
  }
}

/**
 * Reads the texts of the QR codes on the pages of a PDF that is a scan. Its pages together may have as many pixels as one picture;
 * those beyond are left out. Throws `BundleError`.
 */
export async function codesInScan(pdf: Uint8Array): Promise<readonly string[]> {
  const pages: string[][] = []
  let megapixels = mostMegapixels
  for (const picture of await pdfPictures(pdf)) {
    try {
      const pixels = decode(picture, megapixels)
      megapixels -= (pixels.width * pixels.height) / 1_000_000
      pages.push(readCodes(pixels))
    } catch (error) {
      if (!(error instanceof BundleError)) throw error
    }
  }
  const codes = codesOnPages(pages)
  if (!codes) throw new BundleError({ code: 'pdf-several' })
  if (codes.length === 0) throw new BundleError({ code: 'pdf-empty' })
  return codes
}

function decode(bytes: Uint8Array, megapixels = mostMegapixels): Pixels {
  if (isPng(bytes)) requireModest(bytes, megapixels)
  try {
    const { data, width, height } = isPng(bytes)
      ? PNG.sync.read(Buffer.from(bytes))
      : decodeJpeg(bytes, {
          useTArray: true,
          maxResolutionInMP: megapixels,
          maxMemoryUsageInMB: 16 * mostMegapixels,
        })
    return { data: new Uint8ClampedArray(data), width, height }
  } catch {
    throw new BundleError({ code: 'picture-damaged' })
  }
}

/**
 * Checks the size that a PNG declares, before it is unpacked. Refuses interlaced ones, which could unpack to more than
 * declared, and those with a second header, which the decoder would follow.
 */
function requireModest(png: Uint8Array, megapixels: number): void {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const headers = [...pngChunks(png)].filter(({ name }) => name === 'IHDR')
  if (png.length < 33 || headers.length > 1) throw new BundleError({ code: 'picture-damaged' })
  if (view.getUint32(16) * view.getUint32(20) > megapixels * 1_000_000)
    throw new BundleError({ code: 'picture-too-large' })
  if (png[28] !== 0) throw new BundleError({ code: 'picture-interlaced' })
}
