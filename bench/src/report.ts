import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** A figure of this run next to its goal. */
export interface Comparison {
  what: string
  found: string
  goal: string
}

/** One comparison of the report. A table's first row is its headings; cells are texts exactly as shown. */
export interface Section {
  title: string
  /** How it was measured, in a sentence or two. */
  how: string
  tables: string[][][]
  comparisons: Comparison[]
}

/** A section as Markdown. */
export function sectionText({ title, how, tables, comparisons }: Section): string {
  const goals = [
    ['comparison', 'found', 'goal'],
    ...comparisons.map(({ what, found, goal }) => [what, found, goal]),
  ]
  return [`## ${title}`, how, ...[...tables, goals].map(tableText)].join('\n\n')
}

/** The whole report as Markdown, headed by when, on what and how it was made. */
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

/** Columns as wide as their widest cell; every column but the first is right-aligned. */
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
