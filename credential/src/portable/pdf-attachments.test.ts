import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../test/growth.ts'
import { attached, pdfOf, type Stream } from '../../test/pdf-with.ts'
import { pdfAttachments } from './pdf-attachments.ts'

const credential = '{"name":"ليلى"}'
const plain = (text = credential) => attached(text, { isPacked: false })
const texts = async (file: Buffer) =>
  (await pdfAttachments(file)).map((bytes) => new TextDecoder().decode(bytes))

test('embedded files are found among other streams, plain and deflated', async () => {
  const other = { entries: '/Subtype /Form', data: Buffer.from('q Q\n') }
  expect(await texts(pdfOf([other, attached(credential), plain('{}')]))).toEqual([credential, '{}'])
})

test('files that updates added are found, and not those that they replaced', async () => {
  const first = pdfOf([attached('first'), attached('second')])
  expect(await texts(pdfOf([attached('third')], first))).toEqual(['first', 'second', 'third'])
  const updated = pdfOf([attached('third')], first).toString('latin1')
  const replaced = updated.replace('\n4 0 obj', '\n3 0 obj').replace('xref\n4 1', 'xref\n3 1')
  expect(await texts(Buffer.from(replaced, 'latin1'))).toEqual(['first', 'third'])
  const deleted = updated.replace(/xref\n4 1\n\d+ 00000 n/, 'xref\n3 1\n0000000000 00001 f')
  expect(await texts(Buffer.from(deleted, 'latin1'))).toEqual(['first'])
})

const forged = `9 0 obj << /Type /EmbeddedFile /Length ${credential.length} >>\nstream\n${credential}\nendstream\nendobj\n`

test.each<[string, Buffer]>([
  ['the bytes of a picture', pdfOf([{ entries: '/Filter /DCTDecode', data: Buffer.from(forged) }])],
  ['a text', pdfOf([{ entries: `/Title (${forged})`, data: Buffer.from('') }])],
  [
    'a text with brackets',
    pdfOf([
      {
        entries: `/Title (\\)( /Type /EmbeddedFile) /Next << /Type /EmbeddedFile >>`,
        data: Buffer.from(credential),
      },
    ]),
  ],
  ['a comment', pdfOf([{ entries: `%/Type /EmbeddedFile\n`, data: Buffer.from(credential) }])],
  ['what follows the end of the file', Buffer.concat([pdfOf([]), Buffer.from(forged)])],
  ['an object that no table names', Buffer.concat([Buffer.from(forged), pdfOf([])])],
])('what looks like an embedded file in %s is none', async (_, file) => {
  expect(await texts(file)).toEqual([])
})

/** A PDF whose table is a stream, as most programs write it today: each row holds the difference to the one before. */
function withTableStream(streams: readonly Stream[]): Buffer {
  const classic = pdfOf(streams)
  const end = classic.lastIndexOf('xref\n', classic.lastIndexOf('trailer'))
  const offsets = streams.map((_, i) => classic.indexOf(`\n${i + 2} 0 obj`) + 1)
  const rows = [[2, 0, 9, 0], ...offsets.map((at) => [1, at >> 8, at & 255, 0])]
  const differences = rows.flatMap((row, i) => [
    2,
    ...row.map((byte, k) => (byte - (rows[i - 1]?.[k] ?? 0)) & 255),
  ])
  const data = deflateSync(Buffer.from(differences))
  const entries = `/Type /XRef /W [1 2 1] /Index [1 ${rows.length}] /Size 9 /Root 1 0 R /ID [<00ff> <>]`
  const how = '/Filter /FlateDecode /DecodeParms << /Columns 4 /Predictor 12 >>'
  return Buffer.concat([
    classic.subarray(0, end),
    Buffer.from(`8 0 obj\n<< ${entries} ${how} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${end}\n%%EOF\n`),
  ])
}

test('embedded files are found through a table in a stream', async () => {
  expect(await texts(withTableStream([attached(credential), plain('{}')]))).toEqual([credential, '{}'])
})

test('attachments that are cut off, damaged or too large when unpacked are left out', async () => {
  const file = pdfOf([
    { ...attached(''), data: Buffer.from('not packed') },
    attached('0'.repeat(5_000_000)),
    { ...plain(), entries: `${plain().entries} /Length 9999 %` },
  ])
  expect(await texts(file)).toEqual([])
  expect(await texts(Buffer.from('no PDF'))).toEqual([])
})

test('a length that stands in another object is not the number of that object', async () => {
  const file = String(pdfOf([plain()])).replace(`/Length ${plain().data.length}`, '/Length 7 0 R')
  expect(await texts(Buffer.from(file))).toEqual([])
})

test.each([
  ['names itself as the one before', (text: string) => text.replace('/Size', '/Prev 1 /Size')],
  ['counts objects that are not there', (text: string) => text.replace('xref\n2 1', 'xref\n2 9999999999')],
  ['lies beyond the file', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n9999999999')],
  ['is not there', (text: string) => text.replaceAll('xref', 'xxxx')],
  [
    'names a place inside another object',
    (text: string) => text.replace(/\d{10} 00000 n/, '0000000012 00000 n'),
  ],
])('a table that %s ends the search', async (_, change) => {
  const file = String(pdfOf([plain()]))
  const at = file.lastIndexOf('xref\n2 1')
  const changed = change(file).replace('/Prev 1', `/Prev ${at}`)
  expect((await texts(Buffer.from(changed))).length).toBeLessThanOrEqual(1)
})

test.each<[string, (n: number) => Buffer]>([
  [
    'streams',
    (n) => pdfOf(Array.from({ length: n }, () => ({ entries: '', data: Buffer.from('>>stream\n') }))),
  ],
  ['digits', (n) => pdfOf([{ entries: `/Length ${'1'.repeat(n)} 0 R`, data: Buffer.from('') }])],
  ['objects in a text', (n) => inside(Array.from({ length: n }, (_, i) => `${i + 1} 0 obj<<(`))],
  ['objects in a comment', (n) => inside(Array.from({ length: n }, (_, i) => `${i + 1} 0 obj<<%`))],
  ['tables', (n) => tables(n)],
])('many %s are searched in a time that grows with the file', async (_, file) => {
  expect(await growth((n) => pdfAttachments(file(n)), 200)).toBeLessThan(mostGrowth)
})

/** A file of these objects without ends, all in its table. */
function inside(objects: readonly string[]): Buffer {
  let at = 0
  const lines = objects.map((object) => {
    const line = `${String(at).padStart(10, '0')} 00000 n\r\n`
    at += object.length
    return line
  })
  const table = `xref\n1 ${objects.length}\n${lines.join('')}trailer\n<< /Size 1 >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.from(`${objects.join('')}${table}`)
}

/** Many tables, each of which names the one before and reads the same long list. */
function tables(n: number): Buffer {
  const list = `0000000000 00000 n\r\n`.repeat(n)
  const parts: string[] = []
  let at = 0
  for (let i = 0; i < 40; i++) {
    const part = `xref\n1 ${n}\n${list}trailer\n<< /Prev ${i === 0 ? 0 : at - (parts.at(-1)?.length ?? 0)} >>\n`
    parts.push(part)
    at += part.length
  }
  return Buffer.from(`${parts.join('')}startxref\n${at - parts.at(-1)!.length}\n%%EOF\n`)
}
