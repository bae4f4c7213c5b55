import { setTimeout } from 'node:timers/promises'
import { Refused } from '../../world/api-client.ts'

const pauseMs = 100
const patienceMs = 600_000

/**
 * Repeats a call until there is an answer. Lost connections and a server that says 'try again' (503, or 409 while the first
 * attempt still runs) do not count as answers, nor do refusals whose code is in `passing`; each calls `onLost`. `ready`
 * resolves when the server should be running.
 */
export async function persist<Answer>(
  call: () => Promise<Answer>,
  { ready, onLost, passing = [] }: { ready: () => Promise<void>; onLost: () => void; passing?: string[] },
): Promise<Answer> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    await ready()
    try {
      return await call()
    } catch (error) {
      const isAnswer =
        error instanceof Refused &&
        error.status !== 503 &&
        !['request_in_progress', ...passing].includes(error.code)
      if (isAnswer || Date.now() > deadline) throw error
      onLost()
      await setTimeout(pauseMs)
    }
  }
}
