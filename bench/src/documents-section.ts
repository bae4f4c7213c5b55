import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openChromium } from './documents/chromium.ts'
import { openOurs } from './documents/ours.ts'
import type { MemoryRun } from './documents/process.ts'
import { figure, type Section } from './report.ts'

const ROUNDS = 7
const PER_ROUND = 20
const MEMORY_COUNT = 3000

/** PDFs with the credential inside and a signature over all, beside the same facts printed by a browser. */
export async function documentsSection(): Promise<Section> {
  const memory = await memoryOf(MEMORY_COUNT)
  const chromium = await openChromium()
  const ours = await openOurs()
  const contenders = { ours, ...(chromium ? { chromium: chromium.print } : {}) }
  const ms = await interleaved(contenders)
  await chromium?.close()
  return {
    title: 'Documents',
    how:
      'Ours: PDF/A-3a by Typst with guilloche frame, QR code and credential inside, sealed as PAdES B-B with P-256. Chromium: ' +
      'one open page whose texts change, printed as a tagged PDF with the same fonts, a plain frame, no QR code, no ' +
      'attachment and no signature. In turn, round after round; median wall-clock time, since a browser is many processes.',
    tables: [
      [['contender', 'ms per document'], ...Object.entries(ms).map(([name, value]) => [name, figure(value)])],
    ],
    comparisons: [
      {
        what: 'ours, sealed, against Chromium printing',
        found: ms.chromium ? `${figure(ms.chromium / ms.ours!)}x` : 'not measured: no browser is known here',
        goal: 'at least 5x',
      },
      {
        what: `peak memory of ${MEMORY_COUNT.toLocaleString('en')} documents in one process`,
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

/** Median milliseconds per document. The first round only warms up. */
async function interleaved(
  contenders: Record<string, (i: number) => Promise<unknown>>,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {}
  let person = 0
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, make] of Object.entries(contenders)) {
      const start = performance.now()
      for (let i = 0; i < PER_ROUND; i++) await make(person++)
      if (round > 0) times[name] = [...(times[name] ?? []), (performance.now() - start) / PER_ROUND]
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!,
    ]),
  )
}

/** In a process of its own, so that nothing else counts. */
async function memoryOf(count: number): Promise<MemoryRun> {
  const program = join(import.meta.dirname, 'documents/process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--count', String(count)])
  return JSON.parse(stdout) as MemoryRun
}
