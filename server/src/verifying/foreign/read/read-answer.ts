import { brokenLimit, type Limit } from '@credenza/credential/general'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { type Brought, readCredentials } from './read-credentials.ts'
import { Unreadable } from './unreadable.ts'

export type ReadAnswer = { brought: Brought } | { unreadable: UnreadableProblem } | { limit: Limit }

/** Reads the credentials in a file, or says why there are none. */
export async function readAnswer(bytes: Uint8Array): Promise<ReadAnswer> {
  try {
    const brought = await readCredentials(bytes)
    const limit = 'link' in brought ? undefined : limitOf(brought.credentials)
    return limit === undefined ? { brought } : { limit }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.problem }
    return { unreadable: { code: 'file-unknown' } }
  }
}

/** Checks each credential separately, because each one in a file was signed separately. */
function limitOf(credentials: readonly unknown[]): Limit | undefined {
  for (const credential of credentials) {
    const limit =
      typeof credential === 'object' && credential !== null
        ? brokenLimit(credential as Record<string, unknown>)
        : undefined
    if (limit !== undefined) return limit
  }
  return undefined
}
