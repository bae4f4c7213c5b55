import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { plainSvg } from './plain-svg.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const harmless = new Set(
  'svg g defs style path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
)

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="${svgNamespace}"${attributes}>${inside}</svg>`
const plain = (source: string): string | undefined => {
  const bytes = plainSvg(new TextEncoder().encode(source))
  return bytes && new TextDecoder().decode(bytes)
}

/** What a browser could run or load from this picture, according to an XML parser with namespaces. */
function activeParts(picture: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  for (const event of ['error', 'doctype', 'processinginstruction', 'cdata', 'comment'] as const) {
    parser.on(event, (what: unknown) => found.push(`${event}: ${String(what)}`))
  }
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (uri !== svgNamespace || !harmless.has(local)) found.push(`<${local}> of ${uri}`)
    for (const { name, local, uri, value } of Object.values(attributes)) {
      if (name === 'xmlns') continue
      if (uri !== '' || /^on/i.test(name)) found.push(name)
      if (local === 'href' && !value.startsWith('#')) found.push(`${name}=${value}`)
      if (loads(value)) found.push(`${name}=${value}`)
    }
  })
  parser.on('text', (text) => {
    if (loads(text)) found.push(text)
  })
  parser.write(picture).close()
  return found
}

/** Whether this CSS could load something, once comments are removed and escapes resolved. */
function loads(css: string): boolean {
  const resolved = css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')
  return /@import|@font-face|(?:image|image-set|cross-fade|src|expression)\(|url\((?!\s*['"]?#)|behavior|-moz-binding/i.test(
    resolved,
  )
}

const addresses = [
  'https://example.org/a',
  '//example.org/a',
  'data:image/svg+xml,x',
  'data:text/html;base64,PHNjcmlwdD4=',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'java&#115;cript:alert(1)',
  'file:///etc/passwd',
  '#own',
]
const styles = [
  ...addresses.flatMap((address) => [
    `url(${address})`,
    `url('${address}')`,
    `URL( &quot;${address}&quot; )`,
  ]),
  'u\\72l(https://example.org)',
  '\\75 rl(https://example.org)',
  '&#117;rl(https://example.org)',
  'u&#x72;l(https://example.org)',
  'u/**/rl(https://example.org)',
  'image-set(&quot;https://example.org/a.png&quot; 1x)',
  '-webkit-image-set(&quot;https://example.org/a.png&quot; 1x)',
  'image(&quot;https://example.org/a.png&quot;)',
  'src(&quot;https://example.org/a.png&quot;)',
  'expression(alert(1))',
  'rgb(1,2,3)',
  'color(display-p3 1 1 1)',
]
const names = [
  'fill',
  'FILL',
  'style',
  'class',
  'id',
  'filter',
  'mask',
  'clip-path',
  'cursor',
  'd',
  'a:b',
  '1a',
  '-a',
]
const links = ['href', 'xlink:href', 'xml:base', 'xmlns', 'xmlns:xlink', 'xmlns:a', 'src', 'action', 'HREF']
const handlers = ['onload', 'onLoad', 'ONCLICK', 'onbegin', 'a:onload']

const attributes = [
  ...names.flatMap((name) => styles.map((value) => `${name}="${value}"`)),
  ...names.flatMap((name) => styles.map((value) => `${name}="fill:${value};"`)),
  ...links.flatMap((name) => addresses.map((value) => `${name}="${value}"`)),
  ...handlers.map((name) => `${name}="alert(1)"`),
  'xmlns="http://www.w3.org/1999/xhtml"',
  'xlink:href="#own"',
  'href="#own" xlink:href="#other"',
  'fill="red" fill="blue"',
  `fill='a"b'`,
  'fill="a\u0000b"',
  'fill="a\u000bb"',
  'fill="&#0;"',
  'fill="&#10;"',
  'fill="a<b"',
  'fill=red',
]
const active = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  '<image href="https://example.org/a.png"/>',
  '<feImage href="https://example.org/a.png"/>',
  '<use href="https://example.org/a.svg#a"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<?xml-stylesheet href="https://example.org/a.css"?>',
  '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&a;',
  '<style><![CDATA[@import "https://example.org/a.css";]]></style>',
  '<style>@im<!-- -->port "https://example.org/a.css";</style>',
  '<style>.a{fill:u<!-- -->rl(https://example.org)}</style>',
  '<style>.a{fill:u<title/>rl(https://example.org)}</style>',
  '<style>.a{fill:u<g/>rl(https://example.org)}</style>',
  '<style xmlns="http://www.w3.org/1999/xhtml">.a{fill:red}</style>',
  '<title><script>alert(1)</script></title>',
  '<metadata><a:b xmlns:a="b"><style>@import "a"</style></a:b></metadata>',
  '<g>\u000b</g>',
  '<g>\ufeff</g>',
  '<!-- -- -->',
  ...styles.map((value) => `<style>.a{fill:${value}}</style>`),
]
const harmlessPieces = [
  '<g>',
  '</g>',
  '<rect/>',
  '<defs>',
  '</defs>',
  '<style>',
  '</style>',
  '<clipPath>',
  '</clipPath>',
  ' ',
]

const sources = [
  ...active.flatMap((piece) => [svg(piece), svg(`<g>${piece}</g>`), piece + svg(''), svg('') + piece]),
  ...attributes.flatMap((attribute) => [svg(`<rect ${attribute}/>`), svg('<rect/>', ` ${attribute}`)]),
]

test('nothing that is known to be active comes through', () => {
  for (const source of sources) {
    const picture = plain(source)
    if (picture !== undefined) expect(activeParts(picture), source).toEqual([])
  }
})

test('a hostile picture is refused, or comes out without anything active and would come out the same again', () => {
  const element = fc
    .tuple(
      fc.constantFrom(...harmless),
      fc.array(fc.constantFrom(...attributes, 'fill="red"'), { maxLength: 2 }),
    )
    .map(([name, given]) => `<${name} ${given.join(' ')}/>`)
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...harmlessPieces) },
    { weight: 1, arbitrary: fc.constantFrom(...active) },
    { weight: 2, arbitrary: element },
  )
  const cut = fc.option(
    fc.tuple(fc.nat(400), fc.constantFrom('<!-- -->', '\u0001', '\\', '&', '<', '>', '"', '/*')),
    {
      freq: 3,
    },
  )
  let pictures = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), cut, (pieces, at) => {
      const whole = svg(pieces.join(''))
      const source = at ? whole.slice(0, at[0]) + at[1] + whole.slice(at[0]) : whole
      const picture = plain(source)
      if (picture === undefined) return
      pictures++
      expect(activeParts(picture)).toEqual([])
      expect(plain(picture)).toBe(picture)
    }),
    { numRuns: 5_000 },
  )
  expect(pictures).toBeGreaterThan(200)
})

test('the judge of these tests finds what is active', () => {
  for (const source of [
    svg('<script/>'),
    svg('<rect onload="x"/>'),
    svg('<style>.a{fill:u\\72l(https://example.org)}</style>'),
    svg('<rect xlink:href="#a"/>'),
    svg('<rect href="https://example.org"/>'),
    '<svg/>',
  ]) {
    expect(activeParts(source), source).not.toEqual([])
  }
})
