import { done } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { isSigned } from '../signed-body.ts'
import { answer } from './answer.ts'
import { refusal } from './api-error.ts'
import type { App } from './app.ts'
import { readByHand } from './body/read-by-hand.ts'
import { bytesOf, takeAsItIs } from './body/take-as-it-is.ts'
import { noSuchCall } from './errors.ts'

const mostBytes = 256 * 1024

interface SignedRoute<Body extends z.ZodType> {
  /** The header with the signature (`signatureOf`). */
  header: string
  /** Undefined if nobody is expected to call; then the route does not exist. */
  secret: () => string | undefined
  summary: string
  description: string
  body: Body
}

/** Adds a call by another system that signs its JSON. The signature is checked before the JSON is parsed. */
export function signedRoute<Body extends z.ZodType>(
  app: App,
  ctx: Context,
  url: string,
  { header, secret, summary, description, body }: SignedRoute<Body>,
  take: (message: z.output<Body>) => Promise<void>,
): void {
  app.register(async (scope: App) => {
    takeAsItIs(scope)
    scope.post(
      url,
      {
        ...readByHand,
        bodyLimit: mostBytes,
        config: { access: ['anyone'], ownToken: true },
        schema: { summary, description, body: body as z.ZodType, response: { 200: done } },
      },
      async (request) => {
        const key = secret()
        if (!key) throw noSuchCall(request)
        const bytes = bytesOf(request.body)
        if (!isSigned(request.headers[header], { secret: key, body: bytes, now: ctx.clock() }))
          throw refusal('not_signed_in')
        await take(read(bytes, body))
        return answer('Noted.')
      },
    )
  })
}

function read<Body extends z.ZodType>(bytes: Uint8Array, body: Body): z.output<Body> {
  try {
    return body.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw refusal('malformed')
  }
}
