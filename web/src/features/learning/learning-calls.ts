import type { acceptedProposalsResponse, CourseRule, courseListResponse } from '@credenza/schema/course-award'
import type { done } from '@credenza/schema/envelope'
import type {
  learningPlatformListResponse,
  learningPlatformResponse,
  SaveLearningPlatform,
} from '@credenza/schema/learning-platform'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { listQuery } from '../../lib/list/list-query.ts'

const path = '/api/learning-platforms'

export const platformsQuery = queryOptions({
  queryKey: ['learning', 'platforms'],
  queryFn: async () => (await call<typeof learningPlatformListResponse>({ method: 'GET', path })).data,
})

export const addPlatform = (name: string) =>
  call<typeof learningPlatformResponse>({ method: 'POST', path, json: { name } })
export const savePlatform = ({ id, ...json }: SaveLearningPlatform & { id: string }) =>
  call<typeof learningPlatformResponse>({ method: 'PUT', path: pathTo(path, id), json })
export const testPlatform = (id: string) =>
  call<typeof learningPlatformResponse>({ method: 'POST', path: pathTo(path, id, '/test') })
export const switchPlatform = ({ id, on }: { id: string; on: boolean }) =>
  call<typeof learningPlatformResponse>({ method: 'PUT', path: pathTo(path, id, '/state'), json: { on } })
export const removePlatform = (id: string) => call<typeof done>({ method: 'DELETE', path: pathTo(path, id) })

export const coursesQuery = listQuery<typeof courseListResponse>(['learning', 'courses'], '/api/courses', {})

const proposalsOf = (courseId: string) => pathTo('/api/courses', courseId, '/proposals')
/** Accepts proposals by the rule that the caller saw. */
export const acceptProposals = ({ courseId, rule }: { courseId: string; rule: CourseRule }) =>
  call<typeof acceptedProposalsResponse>({
    method: 'POST',
    path: `${proposalsOf(courseId)}/accept`,
    json: { rule },
  })
export const declineProposals = (courseId: string) =>
  call<typeof done>({ method: 'POST', path: `${proposalsOf(courseId)}/decline` })
