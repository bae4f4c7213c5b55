import type { applicationConsentResponse, applicationRequestResponse } from '@credenza/schema/application'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const path = '/api/user/application-request'

/** What an app asks for. */
export const applicationRequestQuery = (request: string) =>
  queryOptions({
    queryKey: ['application-request', request],
    queryFn: async ({ signal }) =>
      (await call<typeof applicationRequestResponse>({ method: 'GET', path, query: { request }, signal }))
        .data,
    retry: false,
  })

/** Allows or refuses an app access. Returns the address where the app waits for the answer. */
export const answerApplication = async (request: string, isAllowed: boolean): Promise<string> =>
  (await call<typeof applicationConsentResponse>({ method: 'POST', path, json: { request, isAllowed } })).data
    .url
