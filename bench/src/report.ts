import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** A figure of this run and its goal. */
export interface Comparison {
  what: string
  found: string
  goal: string
}

/** One comparison of the report. The first row of a table has its headings; cells are printed as given. */
export interface Section {
  title: string
  /** How it was measured, in a sentence or two. */
  how: string
  tables: string[][][]
  comparisons: Comparison[]
}

/** Formats a section as Markdown. */
export function sectionText({ title, how, tables, comparisons }: Section): string {
  const goals = [
    ['comparison', 'found', 'goal'],
    ...comparisons.map(({ what, found, goal }) => [what, found, goal]),
  ]
  return [`## ${title}`, how, ...[...tables, goals].map(tableText)].join('\n\n')
}

/** Formats the whole report as Markdown. It begins with when, on what machine and how it was made. */
export function reportText(sections: readonly Section[], command: string, now: Date): string {
  const head = [
    '# Bench',
    `${now.toISOString().slice(0, 10)}, \`${command}\`, ${machine()}.`,
    'Ratios within one run are what counts; rates and seconds are those of this machine and its load at the time.',
  ]
  return `${[...head, ...sections.map(sectionText)].join('\n\n')}\n`
}

function machine(): string {
  const load = loadavg()[0]!.toFixed(1)
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? process.arch})`
  return `Node ${process.versions.node}, ${cores}, ${memory}, ${process.platform}, load average ${load}`
}

/** Formats columns as wide as their widest cell, all but the first right-aligned. */
function tableText(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(rows[0]!), line(rule), ...rows.slice(1).map(line)].join('\n')
}

/** 12345.6 -> '12,346'; small numbers keep three significant digits. */
export function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}

/** A ratio, as '12.3x'. */
export const times = (ratio: number): string => `${figure(ratio)}x`
