import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newSealKey } from '@credenza/document'
import { openRenderer } from '@credenza/document/renderer'
import { localSealer, sealPdf } from '@credenza/document/seal'
import { credentialOf, inputOf } from './design.ts'

/** Makes this many sealed PDFs, one after the other, and prints the process's resident memory along the way, in bytes. */
export interface MemoryRun {
  early: number
  peak: number
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '3000' } } })
const count = Number(values.count)
const now = new Date('2026-11-21T09:30:00Z')
const renderer = openRenderer()
const sealer = localSealer(await newSealKey({ id: 'org_1', name: 'University of Northern Arabia' }, now))
let peak = 0
let early = 0
for (let i = 0; i < count; i++) {
  const pdf = renderer.pdf(inputOf(i), { credential: credentialOf(i) })
  await setImmediate()
  await sealPdf(pdf, sealer, now)
  const { rss } = process.memoryUsage()
  peak = Math.max(peak, rss)
  if (i === Math.floor(count / 10)) early = rss
}
console.log(JSON.stringify({ early, peak } satisfies MemoryRun))
