import { importsOf } from './imports.ts'
import { countOf, type Measure } from './measure.ts'
import { roomOf } from './rooms.ts'

/** How many imports go from one room to another. */
type Weights = Map<string, Map<string, number>>

/**
 * Orders the rooms so that as few imports go against the order as moving single rooms can achieve: none, if there is no
 * circle.
 */
function bestOrder(weights: Weights): string[] {
  const weight = (from: string, to: string) => weights.get(from)?.get(to) ?? 0
  const order = importersFirst(weights)
  for (let moved = true; moved; ) {
    moved = false
    for (const room of order.toSorted()) {
      const at = order.indexOf(room)
      const rest = order.toSpliced(at, 1)
      const to = cheapestPlace(rest, room, weight)
      if (costAt(rest, room, to, weight) >= costAt(rest, room, at, weight)) continue
      order.splice(0, order.length, ...rest.toSpliced(to, 0, room))
      moved = true
    }
  }
  return order
}

/** The rooms, each before all that it imports, as far as circles allow. */
function importersFirst(weights: Weights): string[] {
  const ended: string[] = []
  const begun = new Set<string>()
  const visit = (room: string): void => {
    if (begun.has(room)) return
    begun.add(room)
    for (const to of [...(weights.get(room)?.keys() ?? [])].sort()) visit(to)
    ended.push(room)
  }
  for (const room of [...weights.keys()].sort()) visit(room)
  return ended.reverse()
}

type Weight = (from: string, to: string) => number

/** How many imports would go against the order if the room were at this place. Importers come before what they import. */
const costAt = (others: readonly string[], room: string, place: number, weight: Weight): number =>
  others.reduce((sum, other, i) => sum + (i < place ? weight(room, other) : weight(other, room)), 0)

function cheapestPlace(others: readonly string[], room: string, weight: Weight): number {
  const places = Array.from({ length: others.length + 1 }, (_, place) => place)
  return places.reduce((best, place) =>
    costAt(others, room, place, weight) < costAt(others, room, best, weight) ? place : best,
  )
}

const backwardIn = (workspace: string): Measure => ({
  name: `Backward imports (${workspace})`,
  meaning: 'Imports at run time between rooms that run against the best order of the rooms.',
  of: (sources) => {
    const imports = sources.filter(({ path }) => path.startsWith(`${workspace}/`)).flatMap(importsOf)
    const weights: Weights = new Map()
    for (const { from, to } of imports) {
      const [a, b] = [roomOf(from), roomOf(to)]
      if (a === b) continue
      const row = weights.get(a) ?? new Map<string, number>()
      weights.set(a, row.set(b, (row.get(b) ?? 0) + 1))
    }
    const place = new Map(bestOrder(weights).map((room, i) => [room, i]))
    return countOf(
      imports
        .filter(({ from, to }) => place.get(roomOf(from))! > place.get(roomOf(to))!)
        .map(({ from, to, line }) => ({ path: from, line, what: to })),
    )
  },
})

export const serverBackward = backwardIn('server')
export const webBackward = backwardIn('web')
