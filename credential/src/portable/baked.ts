import { BundleError } from '../verify/evidence/bundle-problems.ts'

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const keyword = 'openbadgecredential'

/** Whether these are the bytes of a PNG. */
export const isPng = (bytes: Uint8Array): boolean => pngStart.every((byte, i) => bytes[i] === byte)

/**
 * The credential baked into a PNG (Open Badges 3.0 §5.3.1): JSON or a JWT, in an iTXt chunk that is not compressed. Throws
 * `BundleError` if there are two different ones, or if the picture is an animation, of which readers see one part and we another.
 */
export function bakedInPng(png: Uint8Array): string | undefined {
  const baked: string[] = []
  let isAnimation = false
  for (const { name, data } of pngChunks(png)) {
    if (name === 'iTXt' && latin1(data).startsWith(`${keyword}\0\0`)) baked.push(afterHeader(data))
    if (name === 'acTL') isAnimation = true
  }
  if (isAnimation && baked.length > 0) throw new BundleError({ code: 'picture-several' })
  return onlyOne(baked)
}

/** The chunks of a PNG, also of one that ends in the middle. */
export function* pngChunks(png: Uint8Array): Generator<{ name: string; data: Uint8Array }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = pngStart.length; at + 12 <= png.length; ) {
    const end = at + 8 + view.getUint32(at)
    yield {
      name: latin1(png.subarray(at + 4, at + 8)),
      data: png.subarray(at + 8, Math.min(end, png.length)),
    }
    at = end + 4
  }
}

/** The text follows the keyword, two bytes about compression, the language and the translated keyword, each ended by 0. */
function afterHeader(data: Uint8Array): string {
  const afterLanguage = data.indexOf(0, keyword.length + 3) + 1
  return new TextDecoder().decode(data.subarray(data.indexOf(0, afterLanguage) + 1))
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** What XML permits before the root: space, declarations and instructions, comments, a document type. */
const beforeRoot = /\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE\s+svg\b[^[>]*(?:\[[^\]]*\]\s*)?>/sy

/**
 * Whether this text is an SVG. JSON and pages can contain one, and a badge within them too, but they are not that badge: a
 * verdict about it would be taken for one about them.
 */
export function isSvg(text: string): boolean {
  let root = 0
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text); ) root = beforeRoot.lastIndex
  return /^<svg[\s/>]/.test(text.slice(root, root + 5))
}

const ending = '</openbadges:credential>'

/**
 * The credential baked into an SVG (Open Badges 3.0 §5.3.2): a JWT in an attribute, or JSON as content. Undefined for other texts.
 * Throws `BundleError` if there are two different ones.
 */
export function bakedInSvg(text: string): string | undefined {
  if (!isSvg(text)) return undefined
  const lastEnding = text.lastIndexOf(ending)
  const beginning = /<openbadges:credential\b([^<>]*)>/g
  const baked: string[] = []
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const [, attributes = ''] = found
    const jwt = /\bverify="([^"]*)"/.exec(attributes)?.[1]
    const begins = beginning.lastIndex
    const hasContent = !attributes.endsWith('/') && begins <= lastEnding
    const ends = hasContent ? text.indexOf(ending, begins) : begins
    const content = text.slice(begins, ends).replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, '$1')
    if (jwt || content) baked.push(jwt || content)
    beginning.lastIndex = ends
  }
  return onlyOne(baked)
}

/** Of several, nobody could say which one the picture shows. */
function onlyOne(baked: readonly string[]): string | undefined {
  if (new Set(baked).size > 1) throw new BundleError({ code: 'picture-several' })
  return baked[0]
}
