import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireMeans } from './browser.ts'
import { callsSection } from './calls-section.ts'
import { documentsSection } from './documents-section.ts'
import { gasSection } from './gas-section.ts'
import { keyStoresSection } from './key-stores-section.ts'
import { listsSection } from './lists-section.ts'
import { reportText, type Section, sectionText } from './report.ts'
import { scrollingSection } from './scrolling-section.ts'
import { sealsSection } from './seals-section.ts'
import { signSection, verifySection } from './sign-verify-section.ts'
import { sizeSection } from './size-section.ts'
import { walletFlowsSection } from './wallet-flows-section.ts'
import { walletsSection } from './wallets-section.ts'
import { wholeWaySection } from './whole-way-section.ts'
import { witnessesSection } from './witnesses-section.ts'
import { workersSection } from './workers-section.ts'

/**
 * Runs the comparisons that the arguments name, or all of them ("workers" only with CITUS_URL), and prints each. Writes the
 * report if all ran.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '10000' },
      large: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
  })
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1) throw new Error('--count takes a whole number above 0.')
  const comparisons = comparisonsOf(count, values)
  const unknown = positionals.find((name) => !Object.hasOwn(comparisons, name))
  if (unknown) throw new Error(`There is no comparison "${unknown}".`)

  const all = Object.keys(comparisons).filter((name) => name !== 'workers' || process.env.CITUS_URL)
  const names = positionals.length > 0 ? positionals : all
  requireMeans(names)

  const sections: Section[] = []
  for (const name of names) {
    const section = await comparisons[name]!()
    console.log(`\n${sectionText(section)}`)
    sections.push(section)
  }
  // Only a run of everything is written as a report; parts are just printed.
  if (positionals.length === 0) writeReport(sections, args)
}

/** Every comparison by the name that an argument can give it. */
function comparisonsOf(
  count: number,
  { large, data }: { large: boolean; data?: string | undefined },
): Record<string, () => Promise<Section>> {
  const students = large ? 10 * count : count
  return {
    sign: signSection,
    verify: verifySection,
    witnesses: witnessesSection,
    wallets: walletsSection,
    'wallet-flows': walletFlowsSection,
    'whole-way': () => wholeWaySection(count, large),
    size: () => sizeSection(count),
    documents: documentsSection,
    seals: sealsSection,
    'key-stores': keyStoresSection,
    gas: gasSection,
    lists: () => listsSection(students, data),
    calls: callsSection,
    scrolling: () => scrollingSection(students, data),
    workers: () => workersSection(process.env.CITUS_URL!, count),
  }
}

const usage = () => {
  const names = Object.keys(comparisonsOf(1, { large: false })).map((name) => `[${name}]`)
  return `Usage: npm run bench -- ${names.join(' ')} [--count 10000] [--large] [--data folder]`
}

function writeReport(sections: readonly Section[], args: readonly string[]): void {
  const folder = join(import.meta.dirname, '../results')
  mkdirSync(folder, { recursive: true })
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  writeFileSync(join(folder, 'report.md'), reportText(sections, command, new Date()))
  console.log('\nWritten to bench/results/report.md')
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n${usage()}`)
  process.exitCode = 1
})
