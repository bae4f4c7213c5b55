import { type Import, importsOf } from './imports.ts'
import type { Measure } from './measure.ts'
import { roomOf } from './rooms.ts'

/** The rooms that each room imports, except itself. */
export function arrows(pairs: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const [from, to] of pairs) {
    if (!all.has(from)) all.set(from, new Set())
    if (!all.has(to)) all.set(to, new Set())
    if (from !== to) all.get(from)!.add(to)
  }
  return all
}

/** All rooms that a room reaches through imports. */
function reach(all: Map<string, Set<string>>, from: string): Set<string> {
  const seen = new Set<string>()
  const next = [from]
  for (let room = next.pop(); room !== undefined; room = next.pop())
    for (const to of all.get(room) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      next.push(to)
    }
  return seen
}

/** The rooms that can reach themselves through a chain of imports. */
function inCircles(all: Map<string, Set<string>>): string[] {
  return [...all.keys()].filter((room) => reach(all, room).has(room)).sort()
}

/** The rooms that can reach themselves through imports at run time. */
export const roomsInCircles = (imports: readonly Import[]): string[] =>
  inCircles(arrows(imports.map(({ from, to }) => [roomOf(from), roomOf(to)] as const)))

const circlesIn = (workspace: string): Measure => ({
  name: `Rooms in a circle (${workspace})`,
  meaning: 'Rooms that import another one which, over any number of others, imports them again at run time.',
  of: (sources) => {
    const rooms = roomsInCircles(
      sources.filter(({ path }) => path.startsWith(`${workspace}/`)).flatMap(importsOf),
    )
    return { value: rooms.length, places: rooms.map((path) => ({ path, line: 1, what: 'in a circle' })) }
  },
})

export const serverCircles = circlesIn('server')
export const webCircles = circlesIn('web')
export const credentialCircles = circlesIn('credential')
