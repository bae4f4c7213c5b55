import { join } from 'node:path'
import { inOwnProcess } from './own-process.ts'
import { figure, type Section } from './report.ts'
import type { SizeRun } from './size/process.ts'
import { indexBytes, type TableSize } from './size/sizes.ts'
import { sum } from './statistics.ts'

/**
 * Tables whose rows are deleted when done, items of batches after a day and jobs after a week. Later rows reuse their
 * space.
 */
const passing = ['batch_item', 'jobs', 'log_pending']

/** Measures bytes on disk per certificate that went the whole way, by table and by index. */
export async function sizeSection(count: number): Promise<Section> {
  const program = join(import.meta.dirname, 'size/process.ts')
  const run = await inOwnProcess<SizeRun>(program, count)
  const rested = await inOwnProcess<SizeRun>(program, count, ['--rests'])
  const tables = grown(run.before, run.after).sort((a, b) => allBytes(b) - allBytes(a))
  const kept = grown(rested.before, rested.rested)
  const archived = grown(rested.before, rested.archived)
  const perCertificate = (bytes: number) => bytes / run.count
  const row = (name: string, isIn: (table: string) => boolean) => {
    const some = tables.filter(({ table }) => isIn(table))
    const bytesIn = (sizes: readonly TableSize[]) =>
      sum(sizes.filter(({ table }) => isIn(table)).map(allBytes))
    const figures = [
      sum(some.map((size) => size.rowBytes)),
      sum(some.map(indexBytes)),
      bytesIn(some),
      bytesIn(kept),
      bytesIn(archived),
    ]
    return [name, ...figures.map((bytes) => perCertificate(bytes).toFixed(0))]
  }
  const isKept = (table: string) => !passing.includes(table)
  const isKeptBesideBlocks = (table: string) => isKept(table) && table !== 'block'
  const found = (sizes: readonly TableSize[]) =>
    figure(
      perCertificate(
        sum(sizes.filter(({ table }) => isKeptBesideBlocks(table)).map((size) => allBytes(size))),
      ),
    )
  const indexes = tables
    .filter(({ table }) => isKept(table))
    .flatMap((size) => size.indexes)
    .filter(({ bytes }) => perCertificate(bytes) >= 5)
    .sort((a, b) => b.bytes - a.bytes)
  return {
    title: 'Size',
    how:
      `${run.count.toLocaleString('en')} certificates in 24 batches, six for each student: created, signed, stored, ` +
      'accepted, logged and anchored, then vacuumed. Bytes on disk per certificate, without what was there before the first ' +
      '(people). What stays is what is not deleted when done: items of batches after a day, jobs after a week. Bytes: without ' +
      'a rest between batches. Kept: with rests, in which the server rebuilds indexes. Archived: also after `credenza archive` ' +
      'of all of it.',
    tables: [
      [
        ['table', 'rows', 'indexes', 'bytes', 'kept', 'archived'],
        ...tables
          .filter((size) => perCertificate(allBytes(size)) >= 10)
          .map(({ table }) => row(table, (one) => one === table)),
        row('everything', () => true),
        row('what stays', isKept),
        row('the same without documents (block)', isKeptBesideBlocks),
      ],
      [
        ['index', 'bytes', 'reads'],
        ...indexes.map(({ name, bytes, scans }) => [name, perCertificate(bytes).toFixed(0), figure(scans)]),
      ],
    ],
    comparisons: [
      { what: 'bytes per certificate without documents', found: found(tables), goal: 'at most 9,000' },
      { what: 'the same with rests between batches', found: found(kept), goal: 'at most 9,000' },
      { what: 'the same, trails archived', found: found(archived), goal: 'at most 9,000' },
    ],
  }
}

/** How much each table has grown. */
function grown(before: readonly TableSize[], after: readonly TableSize[]): TableSize[] {
  const earlier = new Map(before.map((size) => [size.table, size]))
  return after.map((size) => {
    const was = earlier.get(size.table)
    const index = new Map(was?.indexes.map(({ name, bytes }) => [name, bytes]))
    return {
      ...size,
      rowBytes: size.rowBytes - (was?.rowBytes ?? 0),
      indexes: size.indexes.map((one) => ({ ...one, bytes: one.bytes - (index.get(one.name) ?? 0) })),
    }
  })
}

const allBytes = (size: TableSize): number => size.rowBytes + indexBytes(size)
