import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainSvg } from './plain-svg.ts'

const plain = (svg: string): string | undefined => {
  const bytes = plainSvg(new TextEncoder().encode(svg))
  return bytes && new TextDecoder().decode(bytes)
}
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

test('shapes, gradients, clips and styles come through', () => {
  const picture = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>' +
      '<clipPath id="c"><circle r="4"/></clipPath></defs><style>.a{fill:url(#g)}</style>' +
      '<g clip-path="url(#c)"><path class="a" d="M0 0h9v9z" style="stroke:red"/></g>',
  )
  expect(plain(picture)).toBe(picture)
})

test('metadata of drawing programs is removed, and the picture stays', () => {
  const noted =
    '<?xml version="1.0"?><!-- Made by Amal -->' +
    svg(
      '<title>Logo of Amal</title><metadata><rdf:RDF><cc:creator>Amal</cc:creator></rdf:RDF></metadata>' +
        '<sodipodi:namedview pagecolor="#fff"/><rect inkscape:label="x" data-name="y" width="9" height="9"/>',
      ' xmlns:inkscape="http://www.inkscape.org/"',
    )
  expect(plain(noted)).toBe(svg('<rect width="9" height="9"/>'))
})

describe('is refused', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['a picture within', svg('<image href="https://example.org/a.png"/>')],
    ['a file within', svg('<image href="file:///etc/passwd"/>')],
    ['a text', svg('<text>Amal</text>')],
    ['stray text', svg('Amal')],
    ['another document', svg('<foreignObject><p/></foreignObject>')],
    ['a copy of a shape', svg('<use href="#a"/>')],
    ['a filter', svg('<filter id="f"/>')],
    ['an address in a style', svg('<rect style="fill:url(https://example.org)"/>')],
    ['an address in a fill', svg('<rect fill="url( https://example.org )"/>')],
    ['an imported style', svg('<style>@import "https://example.org/a.css"</style>')],
    ['an escape in a style', svg('<style>.a{fill:u\\72l(https://example.org)}</style>')],
    ['a link to elsewhere', svg('<linearGradient href="https://example.org#g"/>')],
    ['clips within clips', svg('<clipPath id="a"><rect clip-path="url(#b)"/></clipPath>')],
    ['an entity of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['an unknown entity', svg('<rect fill="&a;"/>')],
    ['an instruction', svg('<?xml-stylesheet href="a.css"?>')],
    ['hidden data', svg('<![CDATA[x]]>')],
    ['an unclosed tag', svg('<g>')],
    ['two roots', svg('') + svg('')],
    ['another root', '<html></html>'],
    ['nothing', ''],
    ['other bytes', '\0\x01'],
  ])('%s', (_, picture) => {
    expect(plain(picture)).toBeUndefined()
  })

  test('bytes that are not UTF-8', () => {
    expect(plainSvg(Uint8Array.of(0x3c, 0xff, 0xfe))).toBeUndefined()
  })
})

test('any output is inert, and comes through unchanged a second time', () => {
  const pieces = [
    '<g>',
    '</g>',
    '<rect ',
    'fill="url(',
    '#a)"',
    'onload="x"',
    '/>',
    '>',
    '<style>',
    '</style>',
  ]
  const more = ['<!--', '-->', '<a:b>', '</a:b>', 'href="', 'data:', '"', "'", '&amp;', '<script>', ' x ']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 }), (parts) => {
      const once = plain(svg(parts.join('')))
      if (once === undefined) return
      expect(once).not.toMatch(/<script|<!--|<a:|<[^>]*\s(?:on|href="(?!#)|\S*url\((?!#))/)
      expect(plain(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})
