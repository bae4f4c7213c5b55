import { parseArgs } from 'node:util'
import { openOurs } from './ours.ts'

/** Makes this many sealed PDFs, one after the other, and prints the memory of the process on the way: resident, in bytes. */
export interface MemoryRun {
  early: number
  peak: number
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '3000' } } })
const count = Number(values.count)
const make = await openOurs()
let peak = 0
let early = 0
for (let i = 0; i < count; i++) {
  await make(i)
  const { rss } = process.memoryUsage()
  peak = Math.max(peak, rss)
  if (i === Math.floor(count / 10)) early = rss
}
console.log(JSON.stringify({ early, peak } satisfies MemoryRun))
