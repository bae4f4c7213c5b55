/** An element: name, content and attributes. */
export interface Element {
  name: string
  content: string | readonly Element[]
  attributes: Record<string, string>
}

export const element = (
  name: string,
  content: string | readonly Element[],
  attributes: Record<string, string> = {},
): Element => ({ name, content, attributes })

/** An XML 1.0 document in UTF-8. Drops characters that XML 1.0 does not allow. */
export const xmlOf = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`

function written({ name, content, attributes }: Element, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => written(one, `${indent}  `)).join('\n')}\n${indent}`
  return `${indent}<${name}${given.join('')}>${inside}</${name}>`
}

const notAllowed = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escaped = (text: string): string =>
  text.replace(notAllowed, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
