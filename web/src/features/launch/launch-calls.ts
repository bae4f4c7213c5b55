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
import type { z } from 'zod'
import { call, pathTo } from '../../lib/api/call.ts'

/** What identifies a launch; the browser sends its cookie with it. */
export interface LaunchKey {
  platformId: string
  ticket: string
}

export const pathOfLaunch = ({ platformId }: LaunchKey, act: string) =>
  pathTo('/api/launches', platformId, `/${act}`)

const callLaunch = <Answer extends z.ZodType>(key: LaunchKey, act: string, more: object = {}) =>
  call<Answer>({ method: 'POST', path: pathOfLaunch(key, act), json: { ticket: key.ticket, ...more } })

/** Read again only on request. */
const readOnce = { retry: false, staleTime: Number.POSITIVE_INFINITY }

export const launchQuery = (key: LaunchKey) =>
  queryOptions({
    queryKey: ['launch', key],
    queryFn: async (): Promise<LaunchView> => (await callLaunch<typeof launchViewResponse>(key, 'read')).data,
    ...readOnce,
  })

/** Queries the learning platform, so fetch it only when somebody wants it. */
export const gradesQuery = (key: LaunchKey) =>
  queryOptions({
    queryKey: ['launch', key, 'grades'],
    queryFn: async (): Promise<CourseGrades> =>
      (await callLaunch<typeof courseGradesResponse>(key, 'grades')).data,
    ...readOnce,
  })

export const saveRule = (key: LaunchKey, rule: CourseRule) =>
  callLaunch<typeof courseRuleResponse>(key, 'rule', { rule })

/** Awards by the rule that the teacher saw. */
export const award = async (
  key: LaunchKey,
  chosen: { people: readonly string[]; rule: CourseRule },
): Promise<CourseAwardAnswer> => (await callLaunch<typeof courseAwardResponse>(key, 'award', chosen)).data

export const undoAward = (key: LaunchKey, batchId: string) =>
  callLaunch<typeof batchResponse>(key, 'undo', { batchId })

export const connect = (key: LaunchKey) => callLaunch<typeof done>(key, 'connect')
