import type { BadgesOfApp, badgeAppResponse, badgesOfAppResponse } from '@credenza/schema/badge-app'
import { queryOptions } from '@tanstack/react-query'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { call } from '../../../lib/api/call.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { spoken } from '../../../lib/text/spoken.ts'

const path = '/api/user/badge-apps'
const visitKey = 'badge-visit'

/** Asks another app for its badges. Returns the page on which the student gives us access to them. */
export async function visitApp(app: string): Promise<string> {
  const { data } = await call<typeof badgeAppResponse>({ method: 'POST', path, json: { app } })
  sessionStorage.setItem(visitKey, data.visit)
  return data.url
}

/** Whether the app's answer has been used or our ten minutes for it are over, so that trying again cannot succeed. */
export const isOver = (error: Error): boolean => error instanceof ApiFailure && error.code === 'invalid'

/** Keeps the badges of the app that sent the student back with this answer. */
export const badgesOfAppQuery = (answer: string) =>
  queryOptions({
    queryKey: ['badges-of-app', answer],
    queryFn: async ({ client }) => {
      const data = await endVisit(answer)
      // An address with a code should not stay in the history.
      history.replaceState(history.state, '', location.pathname)
      void readAgain(client, 'kept-badges')
      const refused = data.refused.map(async ({ name, ...why }) => ({ name, why: await spoken(why) }))
      return { ...data, refused: await Promise.all(refused) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

async function endVisit(answer: string): Promise<BadgesOfApp> {
  const visit = sessionStorage.getItem(visitKey) ?? ''
  try {
    const json = { visit, answer }
    const { data } = await call<typeof badgesOfAppResponse>({ method: 'POST', path: `${path}/badges`, json })
    sessionStorage.removeItem(visitKey)
    return data
  } catch (error) {
    if (error instanceof Error && isOver(error)) sessionStorage.removeItem(visitKey)
    throw error
  }
}
