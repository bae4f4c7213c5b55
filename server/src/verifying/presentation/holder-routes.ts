import {
  askedResponse,
  beginPresentation,
  begunPresentationResponse,
  browserPresentation,
  confirmPresentation,
  done,
  givenAnswerResponse,
  presentationLimits,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { bytesOf, takeAsItIs } from '../../platform/http/body/take-as-it-is.ts'
import { callerKeyOf } from '../../platform/http/caller-key.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { answerWithFile } from './answer-with-file.ts'
import { beginAttempt } from './begin-attempt.ts'
import { confirmAttempt, receiveFromBrowser } from './finish-attempt.ts'
import { readAsked } from './read-request.ts'
import { refuseRequest } from './refuse-request.ts'

const code = z.object({ code: z.string().max(120) })
const attempt = code.extend({ attemptId: z.string().max(120) })
const config = { access: ['anyone' as const], ...perMinute(60) }

/** The calls of the holder's page. Anyone who has the link may answer. */
export function presentationHolderRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/ask/:code',
    {
      config,
      schema: { summary: 'Read what is asked', params: code, response: { 200: askedResponse } },
    },
    async (request) => answer('Request', { data: await readAsked(ctx, request.params.code) }),
  )

  app.post(
    '/api/ask/:code/refuse',
    { config, schema: { summary: 'Show nothing', params: code, response: { 200: done } } },
    async (request) => {
      await refuseRequest(ctx, request.params.code)
      return answer('Refused.')
    },
  )

  app.post(
    '/api/ask/:code/attempts',
    {
      config,
      schema: {
        summary: 'Answer with a digital wallet',
        description:
          'OpenID4VP 1.0: the link that opens a wallet, or a signed request for the Digital Credentials API.',
        params: code,
        body: beginPresentation,
        response: { 200: begunPresentationResponse },
      },
    },
    async (request) =>
      answer('Open your wallet.', { data: await beginAttempt(ctx, request.params.code, request.body) }),
  )

  app.post(
    '/api/ask/:code/attempts/:attemptId/confirm',
    {
      config,
      schema: {
        summary: 'Confirm an answer from the same device',
        description: 'With the code that the wallet brought back, from the page that began.',
        params: attempt,
        body: confirmPresentation,
        response: { 200: givenAnswerResponse },
      },
    },
    async (request) => given(await confirmAttempt(ctx, { ...request.params, ...request.body })),
  )

  app.post(
    '/api/ask/:code/attempts/:attemptId/response',
    {
      config,
      schema: {
        summary: 'Answer through the Digital Credentials API',
        params: attempt,
        body: browserPresentation,
        response: { 200: givenAnswerResponse },
      },
    },
    async (request) =>
      given(
        await receiveFromBrowser(ctx, {
          ...request.params,
          ...request.body,
          callerKey: callerKeyOf(request),
        }),
      ),
  )

  app.register(async (scope: App) => {
    takeAsItIs(scope)
    scope.post(
      '/api/ask/:code/file',
      {
        bodyLimit: presentationLimits.fileBytes,
        config,
        schema: {
          summary: 'Answer without a wallet',
          description:
            'The body is a certificate (PDF, picture, JSON, page) or a link to one. Only the facts asked for are kept of it.',
          consumes: ['application/json', 'text/plain', 'text/html', 'application/pdf', 'image/*'],
          params: code,
          response: { 200: givenAnswerResponse },
        },
      },
      async (request) => {
        const bytes = bytesOf(request.body)
        return given(
          await answerWithFile(ctx, request.params.code, { bytes, callerKey: callerKeyOf(request) }),
        )
      },
    )
  })
}

const given = (verdict: Awaited<ReturnType<typeof confirmAttempt>>) =>
  answer('Your answer was sent.', { data: { verdict } })
