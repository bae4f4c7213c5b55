import { serverBackward, webBackward } from './measure/backward-imports.ts'
import { credentialCircles, serverCircles, webCircles } from './measure/circles.ts'
import { derivedStates } from './measure/derived-states.ts'
import { foreignStores, foreignWrites } from './measure/foreign-tables.ts'
import type { Measure } from './measure/measure.ts'
import { readSources } from './measure/read-sources.ts'
import { reviewFlags } from './measure/review-flags.ts'
import { longestFile, medianFile, serverLines, webLines } from './measure/sizes.ts'
import { root } from './project-files.ts'

// `npm run measure`: prints numbers about the structure of the code, each with the places that it counts. To compare before
// and after, name the folder of another checkout (`npm run measure -- ../before`).
const measures: readonly Measure[] = [
  derivedStates,
  reviewFlags,
  serverBackward,
  webBackward,
  serverCircles,
  webCircles,
  credentialCircles,
  foreignStores,
  foreignWrites,
  serverLines,
  webLines,
  medianFile,
  longestFile,
]

const sources = readSources(process.argv[2] ?? root)
for (const { name, meaning, of } of measures) {
  const { value, places = [] } = of(sources)
  console.log(`${name}: ${value}\n  ${meaning}`)
  for (const { path, line, what } of places) console.log(`  ${path}:${line}  ${what}`)
  console.log()
}
