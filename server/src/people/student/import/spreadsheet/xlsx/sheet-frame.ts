import type { Merge, SheetFrame } from '../workbook-reader.ts'
import { columnOf } from './cell-reference.ts'

/** If the parts before and after a sheet's rows are longer than this, they do not belong to a list of people. */
const LONGEST_PART = 1 << 21
const ROWS_BEGIN = /<(?:\w+:)?sheetData\b/
const ROWS_END = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/
const LONGEST_TAG = 64

/**
 * The merged ranges and hidden columns of a sheet, which are after and before its rows (ECMA-376-1 §18.3.1.55 and §18.3.1.13).
 * Skips the rows without parsing them, so this costs little more than unpacking.
 */
export async function readSheetFrame(pieces: AsyncIterable<string>): Promise<SheetFrame> {
  let head = ''
  let tail = ''
  let place: 'before' | 'in' | 'after' = 'before'
  let carried = ''
  for await (const piece of pieces) {
    let text = carried + piece
    carried = ''
    if (place === 'before') {
      head += text
      const begin = ROWS_BEGIN.exec(head)?.index
      if (begin === undefined && head.length < LONGEST_PART) continue
      text = begin === undefined ? '' : head.slice(begin)
      head = head.slice(0, begin ?? LONGEST_PART)
      place = 'in'
    }
    if (place === 'in') {
      const end = ROWS_END.exec(text)
      if (end) {
        place = 'after'
        text = text.slice(end.index)
      } else carried = text.slice(-LONGEST_TAG)
    }
    if (place === 'after' && tail.length < LONGEST_PART) tail += text
  }
  return { merges: mergesIn(tail), hiddenColumns: hiddenColumnsIn(head) }
}

function mergesIn(tail: string): Merge[] {
  // No tag reaches beyond the next one, or the time to search would grow with the square of their number.
  const ranges = tail.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g)
  return Array.from(ranges, ([, left, top, right, bottom]) => ({
    top: Number(top),
    bottom: Number(bottom),
    left: columnOf(left)!,
    right: columnOf(right)!,
  }))
}

const MOST_COLUMNS = 1_000

function hiddenColumnsIn(head: string): number[] {
  const columns = new Set<number>()
  for (const [tag] of head.matchAll(/<(?:\w+:)?col\s[^<>]*>/g).take(MOST_COLUMNS)) {
    if (!/\bhidden\s*=\s*["'](?:1|true)["']/.test(tag)) continue
    const bound = (name: string) =>
      Number(new RegExp(`\\b${name}\\s*=\\s*["'](\\d+)["']`).exec(tag)?.[1] ?? 0)
    const last = Math.min(bound('max'), MOST_COLUMNS)
    for (let column = bound('min'); column <= last; column++) columns.add(column - 1)
  }
  return [...columns]
}
