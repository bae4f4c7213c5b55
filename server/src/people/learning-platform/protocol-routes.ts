import { words } from '@credenza/languages/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { takeForms } from '../../platform/http/body/take-forms.ts'
import { browserCookie, browserOf } from '../../platform/http/browser-cookie.ts'
import { guessable } from '../../platform/http/guessable.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { newToken } from '../account/session/tokens.ts'
import { addressesOf } from './addresses.ts'
import { beginAtPlatform, type LoginRequest, loginRequest } from './begin-at-platform.ts'
import { platformById } from './find-platform.ts'
import { launchCookie } from './launch-cookie.ts'
import { registerTool, registrationQuery } from './register-tool.ts'
import { sendSmallPage } from './small-page.ts'
import { takePlatformAnswer } from './take-answer.ts'
import { toolKeys } from './tool-key.ts'

const mostBytes = 64 * 1024
const params = pathId('platformId')
/** High, because a whole class comes from one address. */
const config = { ...guessable, ...perMinute(300) }
const produces = ['text/html']
/** Closes the window in which a platform registers a tool (LTI Dynamic Registration 1.0, section 3.7). */
const closeWindow = "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')"

/** The calls of learning platforms through a browser, and our metadata for them (LTI 1.3). */
export function learningProtocolRoutes(app: App, ctx: Context): void {
  const login = async (request: FastifyRequest, reply: FastifyReply, asked: LoginRequest) => {
    const { platformId } = request.params as z.infer<typeof params>
    // The cookie that binds a launch to a browser does not reach a frame, and our pages refuse to be in one.
    if (request.headers['sec-fetch-dest'] === 'iframe') {
      const language = chooseLanguage(request.headers)
      const { title, says, button } = words[language].document.learning.open
      const { loginUrl: action } = addressesOf(ctx, platformId)
      const fields = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
      return sendSmallPage(reply, { language, title, says, form: { button, action, fields, opensTab: true } })
    }
    const browser = browserOf(ctx, launchCookie, request.headers) || newToken()
    const url = await beginAtPlatform(ctx, platformId, asked, browser)
    return reply
      .header('set-cookie', browserCookie(ctx, launchCookie, browser))
      .header('cache-control', 'no-store')
      .redirect(url, 302)
  }

  app.get(
    '/api/learning-platforms/:platformId/keys',
    {
      config,
      schema: { summary: 'Our public keys for a learning platform', params, produces: ['application/json'] },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .send(toolKeys(ctx, await platformById(ctx.db, request.params.platformId))),
  )

  app.get(
    '/api/learning-platforms/:platformId/register',
    {
      config: guessable,
      schema: {
        summary: 'Register us at a learning platform',
        description: 'LTI Dynamic Registration 1.0: the platform opens this address, once.',
        params,
        querystring: registrationQuery,
        produces,
      },
    },
    async (request, reply) => {
      await registerTool(ctx, request.params.platformId, request.query)
      const language = chooseLanguage(request.headers)
      const { title, says } = words[language].document.learning.registered
      return sendSmallPage(reply, { language, title, says, script: closeWindow })
    },
  )

  app.get(
    '/api/learning-platforms/:platformId/login',
    {
      config,
      schema: {
        summary: 'Begin to come from a learning platform',
        params,
        querystring: loginRequest,
        produces,
      },
    },
    (request, reply) => login(request, reply, request.query),
  )

  app.register(async (forms: App) => {
    takeForms(forms, mostBytes)
    const consumes = ['application/x-www-form-urlencoded']

    forms.post(
      '/api/learning-platforms/:platformId/login',
      {
        config,
        schema: {
          summary: 'Begin to come from a learning platform, with a form',
          params,
          body: loginRequest,
          consumes,
          produces,
        },
      },
      (request, reply) => login(request, reply, request.body),
    )

    forms.post(
      '/api/learning-platforms/:platformId/launch',
      {
        config,
        schema: {
          summary: "Take a learning platform's ID token",
          params,
          body: z.object({ state: z.string().max(200), id_token: z.string().max(mostBytes).default('') }),
          consumes,
          produces: ['text/plain'],
        },
      },
      async (request, reply) => {
        const { platformId } = request.params
        const { state, id_token: idToken } = request.body
        const ticket = await takePlatformAnswer(ctx, platformId, { state, idToken })
        return reply.redirect(`${ctx.config.publicUrl}/launch/${platformId}#${ticket}`, 303)
      },
    )
  })
}
