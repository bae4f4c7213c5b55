import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { bytesOf, takeAsItIs } from '../../platform/http/body/take-as-it-is.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { addCheckpoint } from './add-checkpoint.ts'
import { mostSubmissionBytes } from './submission.ts'
import { ownWitness } from './witness-identity.ts'

/** This deployment as a witness of others' logs (C2SP tlog-witness). Anyone may call it: what counts is that the log signed. */
export function witnessRoutes(app: App, ctx: Context): void {
  const witness = ownWitness(ctx)
  const config = { access: ['anyone' as const], ...perMinute(600) }

  app.register(async (scope: App) => {
    takeAsItIs(scope)
    scope.post(
      '/witness/add-checkpoint',
      {
        bodyLimit: mostSubmissionBytes,
        config,
        schema: {
          summary: 'Witness a checkpoint',
          consumes: ['text/plain'],
          produces: ['text/plain'],
          description:
            'C2SP tlog-witness: the old size, a consistency proof and a signed checkpoint of a log that is witnessed here. Answers the signature line.',
        },
      },
      async (request, reply) => {
        const body = new TextDecoder().decode(bytesOf(request.body))
        const answer = await addCheckpoint(witness, body)
        return reply.code(answer.status).type(answer.type).send(answer.body)
      },
    )
  })

  app.get(
    '/witness/:originHash/checkpoint',
    {
      config,
      schema: {
        summary: 'Read a witnessed checkpoint',
        produces: ['text/plain'],
        params: z.object({ originHash: z.string().max(100) }),
        description:
          'C2SP tlog-witness: the newest checkpoint that was signed here, of the log with this SHA-256 of its origin.',
      },
    },
    async (request, reply) => {
      const origin = [...witness.logs.keys()].find((one) => hash('sha256', one) === request.params.originHash)
      const note = origin === undefined ? undefined : await witness.heads.read(origin)
      if (note === undefined) throw refusal('not_found.signed_checkpoint')
      return reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=2' })
        .type('text/plain; charset=utf-8')
        .send(note)
    },
  )
}
