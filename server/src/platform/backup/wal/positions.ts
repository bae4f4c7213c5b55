/** A position in the write-ahead log, in bytes from its beginning. */
export type Position = bigint

/** A timeline of a cluster. A restored copy begins a new one. */
export interface Line {
  system: string
  timeline: number
}

export const segmentBytes = 16n * 2n ** 20n
/** The log is stored in pieces of this many bytes; the last one grows until it is full. */
export const blockBytes = 256n * 2n ** 10n

/** Parses a position as Postgres writes it: '16/B374D848'. */
export function parsePosition(text: string): Position {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The inverse of `parsePosition`. */
export const formatPosition = (position: Position): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`

export const blockAt = (position: Position): Position => position - (position % blockBytes)
export const segmentAt = (position: Position): Position => position - (position % segmentBytes)

/** The file of pg_wal that holds this position. */
export function segmentFile({ timeline }: Line, position: Position): string {
  const low = position & 0xffff_ffffn
  return [BigInt(timeline), position >> 32n, low / segmentBytes].map((part) => hex(part, 8)).join('')
}

/** 'wal/<system>/<timeline>/' */
export const lineFolder = ({ system, timeline }: Line): string => `wal/${system}/${hex(BigInt(timeline), 8)}/`

export const blockName = (line: Line, block: Position): string => `${lineFolder(line)}${hex(block, 16)}`

/** The inverse of `blockName`. */
export function parseBlockName(name: string): { line: Line; block: Position } {
  const [, system = '', timeline = '', block = ''] = name.split('/')
  return { line: { system, timeline: Number.parseInt(timeline, 16) }, block: BigInt(`0x${block}`) }
}

/** The file in which Postgres notes where a timeline branched off from the one before. The first timeline has none. */
export const historyFile = (timeline: number): string => `${hex(BigInt(timeline), 8)}.history`

/** The name under which that file is stored. */
export const historyName = ({ system, timeline }: Line): string =>
  `history/${system}/${historyFile(timeline)}`

const hex = (value: bigint, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')
