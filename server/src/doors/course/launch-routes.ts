import { words } from '@credenza/languages/words'
import {
  batchResponse,
  courseAwardRequest,
  courseAwardResponse,
  courseGradesResponse,
  courseRuleRequest,
  courseRuleResponse,
  done,
  launchRequest,
  launchViewResponse,
  undoAwardRequest,
} from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { connectAccount } from '../../people/learning-platform/accounts.ts'
import { launchCookie } from '../../people/learning-platform/launch-cookie.ts'
import { sendSmallPage } from '../../people/learning-platform/small-page.ts'
import { type Launch, openLaunch } from '../../people/learning-platform/take-answer.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { takeForms } from '../../platform/http/body/take-forms.ts'
import { browserOf } from '../../platform/http/browser-cookie.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { awardFromLaunch } from './award.ts'
import { deepLinkAnswer } from './deep-link-answer.ts'
import { gradesOfLaunch } from './grade.ts'
import { saveRule } from './save-rule.ts'
import { undoAward } from './undo-award.ts'
import { viewLaunch } from './view-launch.ts'

const params = pathId('platformId')
/** The ticket cannot be guessed; calls that ask the platform are few. */
const config = { access: ['anyone' as const], ...perMinute(300) }
const asking = { ...config, ...perMinute(30) }

/** The calls of the page that people see who come from a learning platform. Ticket and cookie say who they are. */
export function launchRoutes(app: App, ctx: Context): void {
  const launchOf = (request: FastifyRequest): Promise<Launch> => {
    const { platformId } = request.params as z.infer<typeof params>
    const { ticket } = request.body as z.infer<typeof launchRequest>
    return openLaunch(ctx, platformId, { ticket, browser: browserOf(ctx, launchCookie, request.headers) })
  }

  app.post(
    '/api/launches/:platformId/read',
    {
      config,
      schema: {
        summary: 'Read what a launch opened',
        params,
        body: launchRequest,
        response: { 200: launchViewResponse },
      },
    },
    async (request) => answer('Launch', { data: await viewLaunch(ctx, await launchOf(request)) }),
  )

  app.post(
    '/api/launches/:platformId/grades',
    {
      config: asking,
      schema: {
        summary: "Read a course's grades, and who meets its rule",
        params,
        body: launchRequest,
        response: { 200: courseGradesResponse },
      },
    },
    async (request) => answer('Grades', { data: await gradesOfLaunch(ctx, await launchOf(request)) }),
  )

  app.post(
    '/api/launches/:platformId/rule',
    {
      config: asking,
      schema: {
        summary: 'Set what a course awards',
        params,
        body: courseRuleRequest,
        response: { 200: courseRuleResponse },
      },
    },
    async (request) => {
      const launch = await launchOf(request)
      const courseId = await saveRule(ctx, launch, request.body.rule)
      return answer('Saved.', { data: await viewLaunch(ctx, { ...launch, courseId }), courseId })
    },
  )

  app.post(
    '/api/launches/:platformId/award',
    {
      config: asking,
      schema: {
        summary: "Award a course's certificate, or propose it",
        params,
        body: courseAwardRequest,
        response: { 200: courseAwardResponse },
      },
    },
    async (request) => {
      const data = await awardFromLaunch(ctx, await launchOf(request), request.body)
      return answer(data.batch ? 'Batch accepted' : 'Proposed.', { data })
    },
  )

  app.post(
    '/api/launches/:platformId/undo',
    {
      config,
      schema: {
        summary: 'Undo what was just awarded',
        params,
        body: undoAwardRequest,
        response: { 200: batchResponse },
      },
    },
    async (request) => {
      const data = await undoAward(ctx, await launchOf(request), request.body.batchId)
      return answer('Undo has started.', { data })
    },
  )

  app.post(
    '/api/launches/:platformId/connect',
    {
      config: { access: ['approved-issuer'], permission: 'read' },
      schema: {
        summary: 'Connect the account with the person who came from a learning platform',
        params,
        body: launchRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await connectAccount(ctx, await launchOf(request), organisationOfRequest(request))
      return answer('Connected.')
    },
  )

  app.register(async (forms: App) => {
    takeForms(forms, 1024)
    forms.post(
      '/api/launches/:platformId/return',
      {
        config,
        schema: {
          summary: "Send a teacher's choice back to the learning platform",
          params,
          body: launchRequest.extend({ courseId: z.string().max(120) }),
          consumes: ['application/x-www-form-urlencoded'],
          produces: ['text/html'],
        },
      },
      async (request, reply) => {
        const { url, jwt } = await deepLinkAnswer(ctx, await launchOf(request), request.body.courseId)
        const language = chooseLanguage(request.headers)
        const { title, says, button } = words[language].document.learning.back
        return sendSmallPage(reply, {
          language,
          title,
          says,
          form: { button, action: url, fields: { JWT: jwt }, opensTab: false },
          script: 'document.forms[0].submit()',
          sendsTo: new URL(url).origin,
        })
      },
    )
  })
}
