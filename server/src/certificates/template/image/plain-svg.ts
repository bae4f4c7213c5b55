const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const paints = new Set(['linearGradient', 'radialGradient', 'stop', 'clipPath'])
const kept = new Set(['svg', 'g', 'defs', 'style', ...shapes, ...paints])
/** Left out with all that they hold: words about the picture, and what drawing programs note for themselves. */
const isNote = (name: string): boolean => name.includes(':') || ['title', 'desc', 'metadata'].includes(name)

const declaration = /^\uFEFF?\s*(?:<\?xml[^<>?]*\?>)?/
const token =
  /<!--[\s\S]*?-->|<\/(?<closed>[\w:.-]+)\s*>|<(?<opened>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Rewrites an SVG as nothing but shapes, gradients, clips and their styles, or says undefined. A picture with anything
 * else is refused as a whole: texts (their fonts are not here), pictures within it, links, scripts, filters, `use` and
 * nested clips (both can stand for a billion shapes), entities, and addresses other than '#…' of its own.
 */
export function plainSvg(file: Uint8Array): Uint8Array | undefined {
  let xml: string
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
  const open: string[] = []
  let plain = ''
  token.lastIndex = declaration.exec(xml)?.[0].length ?? 0
  while (token.lastIndex < xml.length) {
    const { opened, closed, attributes = '', empty, text } = token.exec(xml)?.groups ?? {}
    const isInNote = open.some(isNote)
    if (opened !== undefined) {
      if (open.length === 0 && (plain !== '' || opened !== 'svg')) return undefined
      if (!isInNote && !isNote(opened)) {
        const inert = kept.has(opened) && plainAttributes(attributes, { inClip: open.includes('clipPath') })
        if (typeof inert !== 'string') return undefined
        plain += `<${opened}${inert}${empty}>`
      }
      if (!empty) open.push(opened)
    } else if (closed !== undefined) {
      if (open.pop() !== closed) return undefined
      if (!isInNote) plain += `</${closed}>`
    } else if (text !== undefined && !isInNote) {
      if (open.at(-1) === 'style' ? !isInertStyle(text) : text.trim() !== '') return undefined
      plain += text
    } else if (token.lastIndex === 0) {
      // The expression starts over where nothing matches.
      return undefined
    }
  }
  return open.length === 0 && plain !== '' ? new TextEncoder().encode(plain) : undefined
}

/** The attributes that the picture needs; undefined when one of them is not inert. */
function plainAttributes(attributes: string, { inClip }: { inClip: boolean }): string | undefined {
  let plain = ''
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? ''
    if (name === 'href' || name === 'xlink:href') {
      if (!/^#[\w.-]+$/.test(value)) return undefined
    } else if (name.startsWith('xmlns') ? !/^xmlns(:xlink)?$/.test(name) : /:|^data-/.test(name)) {
      continue
    } else if (/^on/i.test(name) || (name === 'clip-path' && inClip) || !isInertValue(value)) return undefined
    else if (name === 'style' && !isInertStyle(value)) return undefined
    plain += ` ${name}="${value.replaceAll('"', '&quot;')}"`
  }
  return plain
}

const isInertValue = (value: string): boolean =>
  !/&(?!(?:amp|lt|gt|quot|apos);)/.test(value) && !/url\s*\((?!\s*#[\w.-]+\s*\))/i.test(value)

/** Style sheets may not import, escape, nor clip: only attributes do, where nesting is seen. */
const isInertStyle = (css: string): boolean =>
  isInertValue(css) && !/[@\\<&]|clip-path|mask|filter/i.test(css)
