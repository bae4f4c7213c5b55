import { openRenderers, standardLimits } from '@credenza/server/src/platform/rendering/open-renderers.ts'
import { openChromium } from './documents/chromium.ts'
import { credentialOf, inputOf } from './documents/design.ts'
import { openOurs } from './documents/ours.ts'
import { cpuSecondsOfTree, procFile } from './proc.ts'
import { figure, type Section, times } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 7
const PER_ROUND = 60
const MEMORY_COUNT = 3000
/** How many documents are in progress at once, and how many pages Chromium has open. More were not faster on two cores. */
const AT_ONCE = 4

/** The cost of one document, in milliseconds. */
interface Cost {
  wall: number
  cpu: number
}

/** Compares PDFs that contain the credential and are signed as a whole with the same certificate printed by a browser. */
export async function documentsSection(): Promise<Section> {
  const memory = await memoryOf(MEMORY_COUNT)
  const chromium = await openChromium(AT_ONCE)
  const ours = await openOurs()
  const costs = await interleaved({ ours: ours.make, chromium: chromium.print })
  await Promise.all([ours.close(), chromium.close()])
  return {
    title: 'Documents',
    how:
      'The same certificate by both: guilloche frame, woven seal, logo, QR code, Latin and Arabic letters in seven embedded ' +
      'fonts, tagged. Ours: PDF/A-3a by the rendering processes of a server, with the credential inside, sealed as PAdES ' +
      `B-B with P-256. Chromium: ${AT_ONCE} open pages whose texts and code change, printed side by side; no PDF/A, no ` +
      'attachment, no signature. In turn, round after round, medians; CPU time is that of all processes of each.',
    tables: [
      [
        ['contender', 'ms per document', 'CPU ms per document'],
        ...Object.entries(costs).map(([name, { wall, cpu }]) => [name, figure(wall), figure(cpu)]),
      ],
    ],
    comparisons: [
      {
        what: 'ours, sealed, against Chromium printing',
        found: ratio(costs, 'wall'),
        goal: 'at least 5x',
      },
      { what: 'the same in CPU time', found: ratio(costs, 'cpu'), goal: 'at least 5x' },
      {
        what: `peak memory of the process that drew ${MEMORY_COUNT.toLocaleString('en')} documents`,
        found: `${figure(memory.peak / 1e6)} MB`,
        goal: 'at most 250 MB',
      },
      {
        what: 'the same, after the first tenth of them',
        found: `${figure(memory.early / 1e6)} MB`,
        goal: '-',
      },
    ],
  }
}

const ratio = ({ ours, chromium }: Record<string, Cost>, of: keyof Cost): string =>
  times(chromium![of] / ours![of])

type Make = (person: number, place: number) => Promise<unknown>

/** Medians per document. The first round only warms up. */
async function interleaved(contenders: Record<string, Make>): Promise<Record<string, Cost>> {
  const rounds: Record<string, Cost[]> = {}
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, make] of Object.entries(contenders)) {
      const cost = await costOf(make, round * PER_ROUND)
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), cost]
    }
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, costs]) => [
      name,
      { wall: median(costs.map(({ wall }) => wall)), cpu: median(costs.map(({ cpu }) => cpu)) },
    ]),
  )
}

/** Makes the documents of a round, as many at once as `AT_ONCE` allows. Returns the cost of one. */
async function costOf(make: Make, firstPerson: number): Promise<Cost> {
  const cpu = cpuSecondsOfTree(process.pid)
  const start = performance.now()
  let made = 0
  const atPlace = async (place: number) => {
    while (made < PER_ROUND) await make(firstPerson + made++, place)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => atPlace(place)))
  return {
    wall: (performance.now() - start) / PER_ROUND,
    cpu: (1000 * (cpuSecondsOfTree(process.pid) - cpu)) / PER_ROUND,
  }
}

/**
 * The memory, in bytes, of a process that draws and is never replaced: after the first tenth of the documents, and at its
 * peak.
 */
async function memoryOf(count: number): Promise<{ early: number; peak: number }> {
  const renderers = openRenderers({ ...standardLimits, workers: 1, workerBytes: Number.POSITIVE_INFINITY })
  const memory = (name: 'VmRSS' | 'VmHWM') => {
    const [, kilobytes] =
      new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(procFile(renderers.pids()[0]!, 'status')) ?? []
    return 1024 * Number(kilobytes)
  }
  let early = 0
  for (let i = 0; i < count; i++) {
    await renderers.pdf(inputOf(i), { credential: credentialOf(i) })
    if (i === Math.floor(count / 10)) early = memory('VmRSS')
  }
  const peak = memory('VmHWM')
  await renderers.close()
  return { early, peak }
}
