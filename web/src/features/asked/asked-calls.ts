import type { done } from '@credenza/schema/envelope'
import type {
  Asked,
  askedResponse,
  BeginPresentation,
  BegunPresentation,
  begunPresentationResponse,
  givenAnswerResponse,
  PresentationVerdict,
} from '@credenza/schema/presentation'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const path = '/api/ask'

/** What is asked, and whether it is still open: a wallet on another device answers without this page. */
export const askedQuery = (code: string) =>
  queryOptions({
    queryKey: ['asked', code],
    queryFn: async ({ signal }): Promise<Asked> =>
      (await call<typeof askedResponse>({ method: 'GET', path: pathTo(path, code), signal })).data,
  })

export const beginAnswer = async (code: string, json: BeginPresentation): Promise<BegunPresentation> =>
  (
    await call<typeof begunPresentationResponse>({
      method: 'POST',
      path: pathTo(path, code, '/attempts'),
      json,
    })
  ).data

const finish = async (path: string, json: object): Promise<PresentationVerdict> =>
  (await call<typeof givenAnswerResponse>({ method: 'POST', path, json })).data.verdict

export const confirmAnswer = (code: string, { attemptId, ...json }: Back & { proof: string }) =>
  finish(pathTo(pathTo(path, code, '/attempts'), attemptId, '/confirm'), json)

export const answerFromBrowser = (
  code: string,
  { attemptId, ...json }: { attemptId: string; proof: string; response: string },
) => finish(pathTo(pathTo(path, code, '/attempts'), attemptId, '/response'), json)

/** Sends a file, or a link as text. */
export const answerWithFile = async (code: string, bytes: Blob): Promise<PresentationVerdict> =>
  (await call<typeof givenAnswerResponse>({ method: 'POST', path: pathTo(path, code, '/file'), bytes })).data
    .verdict

export const refuse = (code: string) =>
  call<typeof done>({ method: 'POST', path: pathTo(path, code, '/refuse') })

/** What a wallet adds to the page's address when it sends the browser back. */
export interface Back {
  attemptId: string
  responseCode: string
}

export function backFromWallet(hash: string): Back | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const [attemptId, responseCode] = [given.get('attempt'), given.get('response_code')]
  return attemptId && responseCode ? { attemptId, responseCode } : undefined
}
