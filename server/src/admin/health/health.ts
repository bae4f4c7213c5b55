import type { HealthPart } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { chainHealth } from './chain.ts'
import { databaseHealth } from './database.ts'
import { documentsHealth } from './documents.ts'
import { historyHealth } from './history.ts'
import { jobsHealth } from './jobs.ts'
import { logHealth } from './log.ts'
import { mailHealth } from './mail.ts'

type Part = HealthPart['part']

/** How long a part may take to answer before it counts as down. */
const patienceMs = 5_000

const parts: Record<Part, { name: string; look: (ctx: Context) => Promise<Omit<HealthPart, 'part'>> }> = {
  database: { name: 'The database', look: databaseHealth },
  jobs: { name: 'The job queue', look: jobsHealth },
  mail: { name: 'The outbox', look: mailHealth },
  documents: { name: 'The document store', look: documentsHealth },
  log: { name: 'The log', look: logHealth },
  chain: { name: 'The chain', look: chainHealth },
  history: { name: 'The history', look: historyHealth },
}

/** Every part of the system, looked at now; one that does not answer is down, and the others are told all the same. */
export function readHealth(ctx: Context): Promise<HealthPart[]> {
  return Promise.all((Object.keys(parts) as Part[]).map((part) => lookAt(ctx, part)))
}

async function lookAt(ctx: Context, part: Part): Promise<HealthPart> {
  const { name, look } = parts[part]
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Error('no answer in time')), patienceMs)
  try {
    return { part, ...(await Promise.race([look(ctx), tooLate.promise])) }
  } catch (error) {
    ctx.log.warn({ part, err: error }, 'A part of the system does not answer')
    return { part, state: 'down', summary: `${name} cannot be reached.`, facts: [] }
  } finally {
    clearTimeout(timer)
  }
}
