import { join } from 'node:path'
import { inOwnProcess } from './own-process.ts'
import type { WholeWayRun } from './whole-way/process.ts'

/** Takes this many certificates from creation to the chain. */
export const measureWholeWay = (count: number): Promise<WholeWayRun> =>
  inOwnProcess(join(import.meta.dirname, 'whole-way/process.ts'), count)
