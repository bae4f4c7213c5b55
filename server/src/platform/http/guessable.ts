import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from './app.ts'
import { perMinute } from './limits/per-minute.ts'

/** Route config for public calls through which a secret could be guessed: 30 a minute from one address. */
export const guessable = { access: ['anyone'], ...perMinute(30) } as const

interface Call<Body, Answer> {
  summary: string
  description?: string
  body: z.ZodType<Body>
  response: z.ZodType<Answer>
}

/** Adds such a call, with a body and a JSON answer. */
export function guessablePost<Body, Answer>(
  app: App,
  url: string,
  { response, ...described }: Call<Body, Answer>,
  handle: (request: FastifyRequest & { body: Body }, reply: FastifyReply) => Promise<Answer>,
): void {
  app.post(
    url,
    { config: guessable, schema: { ...described, response: { 200: response as z.ZodType } } },
    (request, reply) => handle(request as FastifyRequest & { body: Body }, reply),
  )
}
