import type { HealthPart } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { faultOf } from '../../../platform/fault-of.ts'
import { backupHealth } from './backup.ts'
import { chainHealth } from './chain.ts'
import { databaseHealth } from './database.ts'
import { documentsHealth } from './documents.ts'
import { historyHealth } from './history.ts'
import { jobsHealth } from './jobs.ts'
import { logHealth } from './log.ts'
import { mailHealth } from './mail.ts'
import { processesHealth } from './processes.ts'
import { type PartState, stateOf } from './words.ts'

type Part = HealthPart['part']

/** How long a part may take to answer before it counts as down. */
const patienceMs = 5_000

const looks: Record<Part, (ctx: Context) => Promise<PartState>> = {
  database: databaseHealth,
  jobs: jobsHealth,
  mail: mailHealth,
  documents: documentsHealth,
  log: logHealth,
  chain: chainHealth,
  history: historyHealth,
  backup: backupHealth,
  processes: processesHealth,
}

export const healthParts = Object.keys(looks) as readonly Part[]

/**
 * Reads the present state of every part of the system. A part that does not answer is down, and does not affect the others. If
 * the database is down, the others that do not answer could not be looked at, and are left out.
 */
export async function readHealth(ctx: Context): Promise<HealthPart[]> {
  const looked = await Promise.all(healthParts.map((part) => lookAt(ctx, part)))
  const isDatabaseDown = looked.some(({ part, answers }) => part === 'database' && !answers)
  return looked
    .filter(({ part, answers }) => answers || part === 'database' || !isDatabaseDown)
    .map(({ answers: _, ...state }) => state)
}

async function lookAt(ctx: Context, part: Part): Promise<HealthPart & { answers: boolean }> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Error('no answer in time')), patienceMs)
  try {
    return { part, answers: true, ...(await Promise.race([looks[part](ctx), tooLate.promise])) }
  } catch (error) {
    ctx.log.warn({ part, fault: faultOf(error) }, 'A part of the system does not answer')
    return { part, answers: false, ...stateOf('down', sentence(`health.${part}_unreachable`), []) }
  } finally {
    clearTimeout(timer)
  }
}
