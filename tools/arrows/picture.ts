import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wings } from '../measure/rooms.ts'
import { root } from '../project-files.ts'

/** Differences between the table of floors in ARCHITECTURE.md and the code: other rooms, or another order of wings. */
export function wrongPicture(): string[] {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const drawn = [...page.matchAll(/^\| \[`(\w+)\/`\]\([^)]*\) \| ([^|]*) \|/gm)].map(
    ([, wing, rooms]) => `${wing}: ${rooms!.replaceAll('`', '')}`,
  )
  const built = wings.toReversed().map((wing) => `${wing}: ${roomsOf(wing).join(', ')}`)
  return built
    .filter((line, i) => drawn[i] !== line)
    .map((line) => `ARCHITECTURE.md: the table of floors must say ${line}`)
}

const roomsOf = (wing: string): string[] =>
  readdirSync(join(root, 'server/src', wing), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
