import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { rolesWithout, runningProcesses } from '../../../platform/presence/running-processes.ts'
import { fact, type PartState, stateOf } from './words.ts'

/** Which processes run, with their release and roles. A role without a process is down, because its work waits. */
export async function processesHealth({ db }: Context): Promise<PartState> {
  const processes = await runningProcesses(db)
  const missing = rolesWithout(processes)
  const facts = processes.map(({ host, release, roles }) => fact(host, `${release} (${roles.join(', ')})`))
  if (missing.length === 0) return stateOf('ok', sentence('health.processes_ok'), facts)
  return stateOf('down', sentence('health.processes_missing', { roles: missing.join(', ') }), facts)
}
