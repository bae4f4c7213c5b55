import { designs } from '@credenza/schema'
import { inEnglish } from '@credenza/schema/sentences/english'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, makeStudent, ok, uploadAs } from '../../../test/acts/people.ts'
import { logo, settings } from '../../../test/acts/templates.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { greyJpeg } from '../../people/organisation/profile-image/testing.ts'
import { undrawable } from '../../platform/rendering/drawable.ts'
import { greyPng, pngChunk } from '../template/image/testing.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const other = await makeIssuer(world, admin)
afterAll(() => world.close())

const preview = (body: unknown, who = issuer) => callAs(world, who, 'POST', '/api/templates/preview', body)
const upload = (file: File, who = issuer) => uploadAs(world, who, '/api/templates/images', { doc_url: file })
const refusalOf = (answer: Awaited<ReturnType<typeof preview>>) => [answer.statusCode, answer.json().error]

describe('a preview', () => {
  test('of every built-in design, as it starts, shows a made-up person', { tags: ['slow'] }, async () => {
    const { data } = ok(await callAs(world, issuer, 'GET', '/api/templates/designs'))
    expect(data.map(({ design }: { design: string }) => design)).toEqual(designs)
    for (const { settings } of data) {
      const answer = await preview({ settings })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(answer.body.includes('Constantinopoulou')).toBe(true)
    }
  })

  test('shows the issuer’s own student, and nobody else’s', async () => {
    const { studentId } = await makeStudent(world, issuer)
    const answer = await preview({ settings, studentId, title: 'Harbours' })
    expect(answer.body.includes('<title>Harbours · Amal Haddad</title>')).toBe(true)
    expect(refusalOf(await preview({ settings, studentId }, other))).toEqual([404, 'not_found'])
  })

  test('of an own student shows the requested last day, and no other', async () => {
    const { studentId } = await makeStudent(world, issuer)
    const [until, forEver] = [
      await preview({ settings, studentId, validUntil: '2031-06-30' }),
      await preview({ settings, studentId }),
    ]
    expect([until.statusCode, forEver.statusCode]).toEqual([200, 200])
    expect(until.body === forEver.body).toBe(false)
  })

  test('tells verified from not verified', async () => {
    const [verified, unverified] = [await preview({ settings }), await preview({ settings, verified: false })]
    expect(verified.body === unverified.body).toBe(false)
  })

  test('names the character that no font has, and where it stands', async () => {
    const answer = await preview({
      settings: { ...settings, texts: { ...settings.texts, footer: 'Yes 😀' } },
    })
    expect(refusalOf(answer)).toEqual([422, 'missing_glyph'])
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('U+1F600'),
      fields: { 'settings.texts.footer': expect.any(String) },
    })
  })

  test('shows any text as text, whatever it looks like', async () => {
    const body = '#read("/etc/passwd") $x^2$ *bold* <script> {{unknown}} \\ // /* "'
    const answer = await preview({
      settings: { ...settings, texts: { ...settings.texts, body } },
      title: body,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body.includes('<script')).toBe(false)
  })
})

describe('an image', () => {
  test('is stored sealed, without metadata, once per picture', async () => {
    const plain = greyPng({ widthPx: 30, heightPx: 30 })
    const noted = Buffer.concat([
      plain.subarray(0, 33),
      pngChunk('tEXt', Buffer.from('Camera of Amal')),
      plain.subarray(33),
    ])
    const first = ok(await upload(new File([noted], 'a.png'))).data._id
    expect(ok(await upload(new File([new Uint8Array(plain)], 'b.jpg'))).data._id).toBe(first)
    const answer = await callAs(world, issuer, 'GET', `/api/templates/images/${first}`)
    expect([answer.headers['content-type'], answer.rawPayload.equals(plain)]).toEqual(['image/png', true])
    const { sealed } = await world.ctx.db
      .selectFrom('template_image')
      .select('sealed')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(sealed).includes('IHDR')).toBe(false)
  })

  test('of one issuer is not available to another', async () => {
    const id = ok(await upload(logo('logo.png', 31))).data._id
    expect((await callAs(world, other, 'GET', `/api/templates/images/${id}`)).statusCode).toBe(404)
    const answer = await preview({ settings: { ...settings, logo: id } }, other)
    expect(refusalOf(answer)).toEqual([422, 'invalid'])
    expect(answer.json().fields).toHaveProperty(['settings.logo'])
  })

  test.each([
    ['PNG', () => logo('logo.png', 32)],
    [
      'SVG',
      () =>
        new File(
          ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'],
          'a.svg',
        ),
    ],
  ])('%s is drawn as logo, seal and signature', async (_, file) => {
    const id = ok(await upload(file())).data._id
    const signatories = [{ name: 'Dr. Lina', role: 'Dean', signature: id }]
    const answer = await preview({ settings: { ...settings, logo: id, seal: id, signatories } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body.match(/<image/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a script as SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a picture with more pixels than a page', greyPng({ widthPx: 4001, heightPx: 1 })],
    ['half a picture', greyPng({ widthPx: 30, heightPx: 30 }).subarray(0, 50)],
    ['a PDF', '%PDF-1.7\n'],
    ['a picture that looks like an attachment in a PDF', jpegWith('9 0 obj<</Type/EmbeddedFile>>stream\n{}')],
  ])('%s is refused', async (_, content) => {
    const answer = await upload(
      new File([typeof content === 'string' ? content : new Uint8Array(content)], 'a.png'),
    )
    expect(refusalOf(answer)).toEqual([415, 'unsupported_type'])
  })

  test('whose picture cannot be decoded is refused before it is kept', async () => {
    const broken = greyPng({ widthPx: 30, heightPx: 30 })
    const chunks = Buffer.concat([
      broken.subarray(0, 33),
      pngChunk('IDAT', Buffer.from('no pixels')),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
    expect(refusalOf(await upload(new File([chunks], 'a.png')))).toEqual([415, 'unsupported_type'])
  })

  test('that takes seconds to draw, in a few dashed lines, is refused', { tags: ['slow'] }, async () => {
    const line = (y: number) => `<path d="M0 ${y}H999" stroke="red" stroke-dasharray="0.001"/>`
    const lines = Array.from({ length: 300 }, (_, y) => line(y)).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 999 999">${lines}</svg>`
    expect(refusalOf(await upload(new File([svg], 'a.svg')))).toEqual([415, 'unsupported_type'])
  })

  test('of more than a megabyte is refused', async () => {
    const answer = await upload(new File([Buffer.alloc(1024 * 1024 + 1)], 'a.png'))
    expect(refusalOf(answer)).toEqual([413, 'too_large'])
  })
})

test('each letter that no font has is named once', () => {
  for (const name of ['Amal Haddad', 'أمل حداد', '李小龍', 'Łukasz Żółć', 'สมชาย']) {
    expect(undrawable(name)).toBeUndefined()
  }
  expect(inEnglish(undrawable('Smiling 😀 𓀀😀')!)).toBe(
    'The certificate fonts do not have ‘😀’ (U+1F600), ‘𓀀’ (U+13000). Write it with other letters.',
  )
  expect(inEnglish(undrawable('ᚠᚢᚦᚨᚱᚲᚷ')!)).toContain('(U+16B1), ….')
})

/** A JPEG with this text among the data of its picture. */
function jpegWith(text: string): Buffer {
  const jpeg = greyJpeg({ widthPx: 200, heightPx: 200 })
  return Buffer.concat([jpeg.subarray(0, -40), Buffer.from(text), jpeg.subarray(-40)])
}
