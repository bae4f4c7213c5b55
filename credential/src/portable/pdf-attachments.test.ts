import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../test/growth.ts'
import { pdfAttachments } from './pdf-attachments.ts'

const credential = Buffer.from('{"name":"ليلى"}')

function pdf(...streams: [dictionary: string, data: Buffer][]): Buffer {
  const objects = streams.flatMap(([dictionary, data], i) => [
    Buffer.from(`${i + 1} 0 obj\n<< ${dictionary} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  return Buffer.concat([Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1'), ...objects])
}
const embedded = (length: number, filter = '') =>
  `/Type /EmbeddedFile /Params << /Size 3 >> ${filter} /Length ${length}`
const texts = async (file: Buffer) =>
  (await pdfAttachments(file)).map((bytes) => new TextDecoder().decode(bytes))

test('embedded files are found among other streams, plain and deflated', async () => {
  const packed = deflateSync(credential)
  const file = pdf(
    ['/Length 4', Buffer.from('q Q\n')],
    [embedded(packed.length, '/Filter /FlateDecode'), packed],
    [embedded(credential.length), credential],
  )
  expect(await texts(file)).toEqual([String(credential), String(credential)])
})

test('attachments that are cut off, damaged or too large when unpacked are left out', async () => {
  const bomb = deflateSync(Buffer.alloc(5_000_000))
  const file = pdf(
    [embedded(10, '/Filter /FlateDecode'), Buffer.from('not packed')],
    [embedded(bomb.length, '/Filter /FlateDecode'), bomb],
    [embedded(9_999), credential],
  )
  expect(await texts(file)).toEqual([])
  expect(await texts(Buffer.from('no PDF'))).toEqual([])
})

test('a length that stands in another object is not the number of that object', async () => {
  expect(await texts(pdf([`${embedded(0).replace(/\d+$/, '7 0 R')}`, credential]))).toEqual([])
})

test.each<[string, (n: number) => Buffer]>([
  ['streams', (n) => Buffer.from(`%PDF-1.7\n1 0 obj\n/Type /EmbeddedFile ${'>>stream\n'.repeat(n)}`)],
  ['digits', (n) => pdf([`/Type /EmbeddedFile /Length ${'1'.repeat(n)} 0 R`, credential])],
])('many %s are searched in a time that grows with the file', async (_, file) => {
  expect(await growth((n) => pdfAttachments(file(n)), 200)).toBeLessThan(mostGrowth)
})
