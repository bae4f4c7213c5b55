import { type ClusterFonts, isCluster } from './cluster-fonts.ts'
import { hex } from './hex.ts'
import type { Glyph, TextBlock } from './text-blocks.ts'

/** The page's content, with its texts written again and all else as it was. */
export function writeBlocks(content: string, blocks: readonly TextBlock[], clusters: ClusterFonts): string {
  const parts: string[] = []
  let at = 0
  for (const block of blocks) {
    parts.push(content.slice(at, block.from), written(block, clusters))
    at = block.to
  }
  return [...parts, content.slice(at)].join('')
}

/** Writes a text with each cluster as a single character; glyphs that stand for themselves are shown as they were. */
function written({ before, origin, units }: TextBlock, clusters: ClusterFonts): string {
  if (units.length === 0) return ''
  const lines: string[] = []
  let run: Glyph[] = []
  const end = () => {
    if (run.length > 0) lines.push(...shownRun(run, origin))
    run = []
  }
  let tag = ''
  for (const unit of units) {
    if (unit.tag !== tag) {
      end()
      if (tag) lines.push('EMC')
      if (unit.tag) lines.push(`${unit.tag} BMC`)
      tag = unit.tag
    }
    const first = unit.glyphs[0]!
    if (!isCluster(unit)) {
      if (run[0] && (run[0].font !== first.font || run[0].size !== first.size)) end()
      run.push(first)
      continue
    }
    end()
    const { font, code, x, y } = clusters.character(unit)
    lines.push(`/${font} ${first.size} Tf`, at(x - origin.x, origin.y - y), `<${hex(code, 2)}> Tj`)
  }
  end()
  if (tag) lines.push('EMC')
  return `q\n1 0 0 -1 ${origin.x} ${origin.y} cm\n${before}BT\n0 Tr\n${lines.join('\n')}\nET\nQ\n`
}

const at = (x: number, y: number) => `1 0 0 -1 ${short(x)} ${short(y)} Tm`
const short = (value: number): string => String(Number(value.toFixed(4)))

function shownRun(run: readonly Glyph[], origin: TextBlock['origin']): string[] {
  const { font, size, x, y } = run[0]!
  let shown = ''
  let reached = x
  for (const glyph of run) {
    const gap = ((reached - glyph.x) / size) * 1000
    if (Math.abs(gap) >= 0.01) shown += ` ${short(gap)} `
    shown += `<${hex(glyph.code, 4)}>`
    reached = glyph.x + (glyph.advance / 1000) * size
  }
  return [`/${font} ${size} Tf`, at(x - origin.x, origin.y - y), `[${shown.replaceAll('><', '')}] TJ`]
}
