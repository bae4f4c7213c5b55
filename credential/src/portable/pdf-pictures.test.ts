import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../test/growth.ts'
import { attached, pdfOf } from '../../test/pdf-with.ts'
import { pdfPictures } from './pdf-pictures.ts'

const photo = (text: string, filter = '/DCTDecode') => ({
  entries: `/Type /XObject /Subtype /Image /Filter ${filter}`,
  data: Buffer.from(text),
})
const texts = async (file: Buffer) =>
  (await pdfPictures(file)).map((bytes) => new TextDecoder().decode(bytes).trimEnd())

test('photographs are found among other streams, the largest first, and four at most', async () => {
  const streams = [photo('small'), attached('{}'), photo('much larger'), photo('x', '/FlateDecode')]
  expect(await texts(pdfOf(streams))).toEqual(['much larger', 'small'])
  expect(await texts(pdfOf([photo('one', '[/DCTDecode]')]))).toEqual(['one'])
  expect(await texts(pdfOf(Array.from({ length: 9 }, () => photo('page'))))).toHaveLength(4)
})

test('a photograph whose length stands in an object of its own is found whole', async () => {
  const page = 'endstream '.repeat(1024)
  const file = pdfOf([photo(page), photo('other'), photo(page)]).toString('latin1')
  const elsewhere = Buffer.from(file.replaceAll('/Length 10240', '/Length 7 0 R'), 'latin1')
  expect((await texts(elsewhere)).map((text) => text === page.trimEnd())).toEqual([true, true, false])
})

test('the time grows with the number of streams that have no end', async () => {
  const file = (count: number) => {
    const streams = Array.from({ length: count }, () => photo('page'))
    return Buffer.from(
      pdfOf(streams).toString('latin1').replaceAll('endstream', '---------').replaceAll('/Length', '/Longer'),
    )
  }
  const files = new Map([200, 3200].map((count) => [count, file(count)]))
  expect(await growth((count) => pdfPictures(files.get(count)!), 200)).toBeLessThan(mostGrowth)
})
