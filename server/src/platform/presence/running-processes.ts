import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { type ProcessRole, processRoles } from './process-roles.ts'

export interface RunningProcess {
  host: string
  release: string
  roles: string[]
}

/** The processes seen within the last five seconds, oldest first; at most a hundred. */
export const runningProcesses = (db: Db): Promise<RunningProcess[]> =>
  db
    .selectFrom('server_process')
    .select(['host', 'release', 'roles'])
    .where('ended_at', 'is', null)
    .where('seen_at', '>', sql<Date>`now() - interval '5 seconds'`)
    .orderBy('started_at')
    .limit(100)
    .execute()

/** The roles that none of these processes has. */
export const rolesWithout = (processes: readonly RunningProcess[]): ProcessRole[] =>
  processRoles.filter((role) => !processes.some(({ roles }) => roles.includes(role)))
