import { readObjects } from '../pdf-objects.ts'
import { found } from '../pdf-table.ts'
import { ClusterFonts, isCluster } from './cluster-fonts.ts'
import { joinClusters, mendRightToLeft } from './mend-units.ts'
import { readFonts } from './page-fonts.ts'
import { streamBody } from './stream-body.ts'
import { readTextBlocks } from './text-blocks.ts'
import { writeBlocks } from './write-blocks.ts'

/**
 * Lets every reader copy what a page shows. In many scripts several glyphs together form one cluster of letters, such as a
 * consonant with its vowel and mark. The renderer writes the meaning of such glyphs next to them (ActualText), which many
 * readers ignore: they give each glyph the text of the whole cluster. This turns each such cluster into one character of a
 * Type 3 font, drawn by the same glyphs, with its meaning where all readers look for it (ISO 32000-1, 9.6.5 and 9.10.3).
 * Leaves pages without such clusters unchanged.
 */
export function withWholeClusters(bytes: Buffer): Buffer {
  const pdf = readObjects(bytes)
  const changed = new Map<number, Buffer>()
  const write = (number: number, body: string) =>
    changed.set(number, Buffer.from(`${number} 0 obj\n${body}\nendobj\n\n`, 'latin1'))
  let number = pdf.nextNumber
  const add = (body: string): string => {
    write(number, body)
    return `${number++} 0 R`
  }
  for (const page of pdf.pages) {
    const dictionary = pdf.text(page)
    const contents = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    const content = pdf.stream(contents).toString('latin1')
    if (!/\/ActualText|\/ReversedChars/.test(content)) continue
    const fontList = found(/\/Font <<([^>]*)>>/, dictionary)
    const fonts = readFonts(pdf, fontList)
    const blocks = readTextBlocks(content, (name) => fonts.get(name)!)
    joinClusters(blocks)
    for (const { units } of blocks) mendRightToLeft(units)
    if (!blocks.some(({ units }) => units.some(isCluster))) continue
    const clusters = new ClusterFonts(fonts)
    write(contents, streamBody(writeBlocks(content, blocks, clusters)))
    const added = clusters.write(add, fontList)
    const entry = `/Font <<${fontList}${added}>>`
    changed.set(
      page,
      Buffer.from(
        dictionary.replace(`/Font <<${fontList}>>`, () => entry),
        'latin1',
      ),
    )
  }
  return changed.size > 0 ? pdf.with(changed) : bytes
}
