import { TILE_WIDTH } from './tile.ts'

/** A file of a published log: a tile of hashes, or a bundle of entries. A `width` below 256 is a partial one. */
export type TileFile =
  | { kind: 'hashes'; level: number; index: number; width: number }
  | { kind: 'entries'; index: number; width: number }

/** The path of a file below the log's address, such as `tile/0/x001/x234/067.p/8` (C2SP tlog-tiles, "Merkle Tree"). */
export function tilePath(file: TileFile): string {
  const folder = file.kind === 'entries' ? 'entries' : String(file.level)
  const partial = file.width === TILE_WIDTH ? '' : `.p/${file.width}`
  return `tile/${folder}/${indexPath(file.index)}${partial}`
}

/** Reads such a path, or gives `undefined` for any other spelling: each file has exactly one path. */
export function parseTilePath(path: string): TileFile | undefined {
  const match = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (match === null) return undefined
  const index = Number(match[2]!.replaceAll(/[x/]/g, ''))
  const width = match[3] === undefined ? TILE_WIDTH : Number(match[3])
  const file: TileFile =
    match[1] === 'entries'
      ? { kind: 'entries', index, width }
      : { kind: 'hashes', level: Number(match[1]), index, width }
  const isValid = Number.isSafeInteger(index) && width > 0 && width <= TILE_WIDTH
  return isValid && tilePath(file) === path && (file.kind === 'entries' || file.level < 64) ? file : undefined
}

/** Groups of three digits, all but the last marked with `x`. */
function indexPath(index: number): string {
  let path = String(index % 1000).padStart(3, '0')
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    path = `x${String(rest % 1000).padStart(3, '0')}/${path}`
  }
  return path
}
