import { setTimeout as pause } from 'node:timers/promises'
import { sentence } from '@credenza/schema/sentences/english'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/**
 * `draining`: calls are answered as usual, but the process is not ready any more and closes connections after each answer.
 * `closing`: calls in progress are answered, new ones refused.
 */
export interface Life {
  phase: 'serving' | 'draining' | 'closing'
}

declare module 'fastify' {
  interface FastifyInstance {
    life: Life
  }
}

/** Adapts every answer to the phase of `app.life`. */
export function installLifecycle(app: FastifyInstance): void {
  const life: Life = { phase: 'serving' }
  app.decorate('life', life)
  app.addHook('onRequest', async () => {
    if (life.phase === 'closing') throw new ApiError(sentence('unavailable'), { retryAfterSeconds: 2 })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (life.phase !== 'serving') reply.header('connection', 'close')
  })
}

/** Starts draining: calls are still answered for a while. */
export async function drain({ life }: Pick<FastifyInstance, 'life'>, forMs: number): Promise<void> {
  life.phase = 'draining'
  await pause(forMs)
}
