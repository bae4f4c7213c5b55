import { setTimeout as pause } from 'node:timers/promises'
import { sentence } from '@credenza/schema/sentences/english'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/**
 * `draining`: calls are answered as usual, but the process is no longer ready and keeps no connection open. `closing`: calls
 * in flight are answered, new ones are refused.
 */
export interface Life {
  phase: 'serving' | 'draining' | 'closing'
}

declare module 'fastify' {
  interface FastifyInstance {
    life: Life
  }
}

/** Makes every answer fit the phase of `app.life`. */
export function keepLife(app: FastifyInstance): void {
  const life: Life = { phase: 'serving' }
  app.decorate('life', life)
  app.addHook('onRequest', async () => {
    if (life.phase === 'closing') throw new ApiError(sentence('unavailable'), { retryAfterSeconds: 2 })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (life.phase !== 'serving') reply.header('connection', 'close')
  })
}

/** Says that the process is going, and still takes calls for a while. */
export async function drain({ life }: Pick<FastifyInstance, 'life'>, forMs: number): Promise<void> {
  life.phase = 'draining'
  await pause(forMs)
}
