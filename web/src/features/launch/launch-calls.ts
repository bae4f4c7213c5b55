import type { batchResponse } from '@credenza/schema/batch'
import type {
  CourseAwardAnswer,
  CourseGrades,
  CourseRule,
  courseAwardResponse,
  courseGradesResponse,
  courseRuleResponse,
  LaunchView,
  launchViewResponse,
} from '@credenza/schema/course-award'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

/** What identifies a launch; the browser sends its cookie with it. */
export interface LaunchKey {
  platformId: string
  ticket: string
}

export const pathOfLaunch = ({ platformId }: LaunchKey, act: string) =>
  pathTo('/api/launches', platformId, `/${act}`)

export const launchQuery = (key: LaunchKey) =>
  queryOptions({
    queryKey: ['launch', key],
    queryFn: async (): Promise<LaunchView> =>
      (
        await call<typeof launchViewResponse>({
          method: 'POST',
          path: pathOfLaunch(key, 'read'),
          json: { ticket: key.ticket },
        })
      ).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Queries the learning platform, so fetch it only when somebody wants it. */
export const gradesQuery = (key: LaunchKey) =>
  queryOptions({
    queryKey: ['launch', key, 'grades'],
    queryFn: async (): Promise<CourseGrades> =>
      (
        await call<typeof courseGradesResponse>({
          method: 'POST',
          path: pathOfLaunch(key, 'grades'),
          json: { ticket: key.ticket },
        })
      ).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const saveRule = (key: LaunchKey, rule: CourseRule) =>
  call<typeof courseRuleResponse>({
    method: 'POST',
    path: pathOfLaunch(key, 'rule'),
    json: { ticket: key.ticket, rule },
  })

/** Awards by the rule that the teacher saw. */
export const award = async (
  key: LaunchKey,
  { people, rule }: { people: readonly string[]; rule: CourseRule },
): Promise<CourseAwardAnswer> =>
  (
    await call<typeof courseAwardResponse>({
      method: 'POST',
      path: pathOfLaunch(key, 'award'),
      json: { ticket: key.ticket, people, rule },
    })
  ).data

export const undoAward = (key: LaunchKey, batchId: string) =>
  call<typeof batchResponse>({
    method: 'POST',
    path: pathOfLaunch(key, 'undo'),
    json: { ticket: key.ticket, batchId },
  })

export const connect = (key: LaunchKey) =>
  call<typeof done>({ method: 'POST', path: pathOfLaunch(key, 'connect'), json: { ticket: key.ticket } })
