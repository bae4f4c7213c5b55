import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { credential, sample, shape } from '../test/sample.ts'
import { DocumentError, type DocumentInput, type DocumentProblem, missingCharacters } from './index.ts'
import { openRenderer } from './renderer.ts'

const renderer = openRenderer()

function problemOf(input: DocumentInput): DocumentProblem {
  try {
    renderer.pdf(input, { credential })
  } catch (error) {
    if (error instanceof DocumentError) return error.problem
    throw error
  }
  throw new Error('It was drawn')
}

test.each([
  '#panic("x") #read("/credential.json") $x^2$ *bold* _it_ = Heading @ref <label>',
  '"] + sys.inputs.document + [" \\ \\u{41} // comment /* */',
  '{{name}} {{issuer}} $name </svg><script>alert(1)</script>',
])('Typst code in a name is text: %s', async (name) => {
  const { text } = await readPdf(renderer.pdf(sample('modern-landscape', { name }), { credential }))
  expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''))
})

test('Typst code in the texts of a template is text, and placeholders are filled once', async () => {
  const input = sample('classic-landscape', { name: '{{issuer}} #x' })
  input.settings.texts.before = '#eval("1+1") for {{name}} of {{type}} and {{nobody}}'
  const { text } = await readPdf(renderer.pdf(input, { credential }))
  expect(text).toContain('#eval("1+1") for {{issuer}} #x of Degree and {{nobody}}')
})

test.each([
  ['facts.name', { name: 'Ann 😀' }, '😀'],
  ['facts.title', { title: 'សួស្តី' }, 'ស'],
  ['facts.issuer', { issuer: 'ᠮᠣᠩᠭᠣᠯ' }, 'ᠮ'],
])('a character that no font has is named, with its field: %s', (field, given, character) => {
  expect(problemOf(sample('badge', given))).toEqual({ code: 'missing_glyph', character, field })
})

test('the same is reported for a text of the template', () => {
  const input = sample('classic-portrait')
  input.settings.signatories[1]!.role = 'Dean ᚠ'
  expect(problemOf(input)).toEqual({
    code: 'missing_glyph',
    character: 'ᚠ',
    field: 'settings.signatories.1.role',
  })
})

test.each(['svg', 'png'] as const)('a %s is refused as a PDF is: nobody is shown a box', (format) => {
  const input = sample('badge', { name: 'Ann 😀' })
  const draw = () => (format === 'svg' ? renderer.svg(input) : renderer.png(input, { widthPx: 100 }))
  expect(draw).toThrow(DocumentError)
})

test('a text that cannot fit is refused, and its field is named', () => {
  expect(problemOf(sample('badge', { name: 'a'.repeat(10_000) }))).toEqual({
    code: 'too_long',
    field: 'facts.name',
  })
  const input = sample('badge')
  input.settings.texts.body = 'word '.repeat(2000)
  expect(problemOf(input)).toEqual({ code: 'too_long', field: 'settings.texts.body' })
})

test('the renderer goes on after a refusal, and keeps no trace of it', async () => {
  problemOf(sample('badge', { name: 'Ann 😀' }))
  const { text, attachments } = await readPdf(renderer.pdf(sample('badge'), { credential }))
  expect(text).not.toContain('Ann')
  expect(Object.keys(attachments)).toEqual(['credential.json'])
})

test.each([
  ['no image at all', Buffer.from('hello')],
  [
    'half a PNG',
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(20, 1)]),
  ],
  ['a PNG of a million pixels squared', pngHeader(1_000_000, 1_000_000)],
  ['a PNG without its picture', pngHeader(10, 10)],
  [
    'an SVG with entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
  ],
  ['an SVG that never ends', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')],
])('as a logo, %s is refused', (_, logo) => {
  const input = sample('badge')
  input.images.logo = logo
  expect(problemOf(input)).toEqual({ code: 'image', field: 'images.logo' })
})

const forged = Buffer.from('9 0 obj << /Type /EmbeddedFile /Length 2 >>\nstream\n{}\nendstream\n')

test.each([
  ['JPEG', jpegWith],
  ['PNG that no packing makes smaller', noisyPngWith],
])(
  'as a logo, a %s is refused if the PDF would get what looks like an attachment from it',
  (_, imageWith) => {
    const input = sample('badge')
    input.images.logo = imageWith(Buffer.from('nothing of the kind'))
    expect(renderer.pdf(input, { credential })).toBeInstanceOf(Uint8Array)
    input.images.logo = imageWith(forged)
    expect(problemOf(input)).toEqual({ code: 'image', field: 'images.logo' })
    expect(() => renderer.svg(input)).toThrow(DocumentError)
  },
)

/** A grey JPEG with this among the data of its picture. */
function jpegWith(hidden: Buffer): Buffer {
  const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
  const oneCode = (kind: number) => segment(0xc4, kind, 1, ...Array(15).fill(0), 0)
  const tables = [...segment(0xdb, 0, ...Array(64).fill(1)), ...oneCode(0), ...oneCode(16)]
  const frame = segment(0xc0, 8, 0, 200, 0, 200, 1, 1, 0x11, 0)
  const head = [0xff, 0xd8, ...tables, ...frame, ...segment(0xda, 1, 1, 0, 0, 63, 0)]
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(120),
    hidden,
    Buffer.alloc(60),
    Buffer.of(0xff, 0xd9),
  ])
}

/** A grey PNG of noise with this in one of its rows. */
function noisyPngWith(hidden: Buffer): Buffer {
  const side = 300
  const rows = createHash('shake256', { outputLength: (side + 1) * side })
    .update('noise')
    .digest()
  for (let row = 0; row < side; row++) rows[row * (side + 1)] = 0
  rows.set(hidden, 150 * (side + 1) + 20)
  const chunk = (name: string, data: Buffer) => {
    const [length, body, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, side >> 8, side & 255, 0, 0, side >> 8, side & 255, 8, 0, 0, 0, 0])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

test('an image of each kind is drawn', async () => {
  const png = Buffer.from(renderer.png(sample('badge'), { widthPx: 20 }))
  for (const logo of [png, shape]) {
    const input = sample('badge')
    input.images.logo = logo
    expect((await readPdf(renderer.pdf(input, { credential }))).alternatives).toContain(
      'Logo of University of Northern Arabia',
    )
  }
})

test('names are checked before certificates are made', () => {
  for (const name of [
    'Amélie Nguyễn',
    'أحمد',
    'شاہ گل',
    '王小明',
    'Иван Ελένη',
    'O’Neill-Łódź',
    'Zoë\u200d',
  ]) {
    expect(missingCharacters(name)).toEqual([])
  }
  expect(missingCharacters('Ann 😀 𓀀 😀')).toEqual(['😀', '𓀀'])
  // Inter has glyphs of its own at private code points.
  expect(missingCharacters('\u{e000}\u{e123}')).toEqual(['\u{e000}', '\u{e123}'])
})

function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
