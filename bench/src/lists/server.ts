import { join } from 'node:path'
import { type Served, serveFrom } from '../served.ts'

/**
 * Opens a server whose only issuer has many students and ten times as many certificates. `dataFolder` is as for
 * `serveFrom`.
 */
export const openListsServer = (students: number, dataFolder?: string): Promise<Served> =>
  serveFrom(
    join(import.meta.dirname, 'process.ts'),
    ['--students', String(students), '--certificates', String(10 * students)],
    dataFolder,
  )
