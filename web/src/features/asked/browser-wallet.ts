import type { PresentationVerdict } from '@credenza/schema/presentation'
import { answerFromBrowser, beginAnswer } from './asked-calls.ts'

/** W3C Digital Credentials, which the DOM types do not have yet. */
interface DigitalCredential {
  protocol: string
  data: { response?: string } | string
}
type GetDigital = (options: {
  digital: { requests: { protocol: string; data: unknown }[] }
}) => Promise<DigitalCredential | null>

export const hasBrowserWallets = (): boolean => 'DigitalCredential' in globalThis

/** Has the browser ask its wallets, with a signed request (OpenID4VP 1.0, appendix A). Rejects if the person cancels. */
export async function askBrowser(code: string): Promise<PresentationVerdict> {
  const { attemptId, proof, request } = await beginAnswer(code, { wallet: 'browser' })
  // The DOM types do not know the `digital` request yet.
  const get = navigator.credentials.get.bind(navigator.credentials) as unknown as GetDigital
  const given = await get({
    digital: { requests: [{ protocol: 'openid4vp-v1-signed', data: { request } }] },
  })
  const data = typeof given?.data === 'string' ? JSON.parse(given.data) : given?.data
  return answerFromBrowser(code, { attemptId, proof, response: String(data?.response) })
}
