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

/** Reads the present state of every part of the system. A part that does not answer is down, and does not affect the others. */
export function readHealth(ctx: Context): Promise<HealthPart[]> {
  return Promise.all((Object.keys(looks) as Part[]).map((part) => lookAt(ctx, part)))
}

async function lookAt(ctx: Context, part: Part): Promise<HealthPart> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Error('no answer in time')), patienceMs)
  try {
    return { part, ...(await Promise.race([looks[part](ctx), tooLate.promise])) }
  } catch (error) {
    ctx.log.warn({ part, fault: faultOf(error) }, 'A part of the system does not answer')
    return { part, ...stateOf('down', sentence(`health.${part}_unreachable`), []) }
  } finally {
    clearTimeout(timer)
  }
}
