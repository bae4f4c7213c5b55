import {
  acceptedProposalsResponse,
  acceptProposalsRequest,
  courseListQuery,
  courseListResponse,
  done,
  proposalListQuery,
  proposalListResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { launchRoutes } from './launch-routes.ts'
import { listCourses } from './list-courses.ts'
import { acceptProposals, declineProposals, listProposals } from './proposals.ts'

const reading = { access: ['approved-issuer'], permission: 'read' } as const
const preparing = { access: ['approved-issuer'], permission: 'prepare' } as const
const params = pathId('courseId')

/** Courses of learning platforms, and what their teachers propose. */
export function courseRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/courses',
    {
      config: reading,
      schema: {
        summary: 'List the courses that award certificates',
        querystring: courseListQuery,
        response: { 200: courseListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Courses', { ...(await listCourses(ctx, organisationId, request.query)) })
    },
  )

  app.get(
    '/api/courses/:courseId/proposals',
    {
      config: reading,
      schema: {
        summary: 'List whom a teacher proposed',
        params,
        querystring: proposalListQuery,
        response: { 200: proposalListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const { courseId } = request.params
      return answer('Proposals', {
        ...(await listProposals(ctx, { organisationId, courseId }, request.query)),
      })
    },
  )

  app.post(
    '/api/courses/:courseId/proposals/accept',
    {
      config: preparing,
      schema: {
        summary: 'Award what a teacher proposed',
        description:
          'Starts a batch like any other: it can be undone for ten minutes, and is signed and reviewed.',
        params,
        body: acceptProposalsRequest,
        response: { 200: acceptedProposalsResponse },
      },
    },
    async (request) => {
      const { courseId } = request.params
      const { rule } = request.body
      const data = await acceptProposals(ctx, organisationOfRequest(request), { courseId, rule })
      return answer('Batch accepted', { data })
    },
  )

  app.post(
    '/api/courses/:courseId/proposals/decline',
    {
      config: preparing,
      schema: { summary: 'Decline what a teacher proposed', params, response: { 200: done } },
    },
    async (request) => {
      await declineProposals(ctx, organisationOfRequest(request), request.params.courseId)
      return answer('Declined.')
    },
  )

  launchRoutes(app, ctx)
}
