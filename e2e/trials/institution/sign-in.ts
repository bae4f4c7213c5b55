import type { SamlSettings } from '@credenza/schema'
import {
  formOf,
  goodResponse,
  newKeyPair,
  readRequest,
  type SamlKeyPair,
  samlSettingsFor,
} from '../../../server/test/stand-ins/saml-provider.ts'
import { type ApiClient, apiClient, Refused } from '../../world/api-client.ts'
import type { Session } from '../../world/organisations.ts'
import { secondFactorContext } from '../../world/saml-provider.ts'
import { fromSomeAddress } from '../../world/some-address.ts'

export interface SignedIn {
  client: ApiClient
  /** Shows a fresh second factor by going to the provider again. */
  showSecondFactor(): Promise<void>
}

/** The university's own sign-in (SAML 2.0), which requires a second factor from everybody. */
export interface UniversitySignIn {
  /** Signs in the person with this email. Throws `Refused`. */
  signIn(email: string): Promise<SignedIn>
}

/** Sets up the sign-in for an organisation with emails at this domain: its owner tests it and switches it on. */
export async function openUniversitySignIn(
  admin: ApiClient,
  { id, owner, session }: { id: string; owner: ApiClient; session: Session },
  domain: string,
): Promise<UniversitySignIn> {
  const keys = await newKeyPair('Arada University')
  const { url } = admin
  const settings: SamlSettings = samlSettingsFor(keys, { contexts: [secondFactorContext] })
  const roles = { groupsFrom: 'groups', byGroup: [], otherwise: null }
  await owner.put('/api/single-sign-on', { settings, clientSecret: '', countsSecondFactor: true, roles })
  await admin.post(`/api/admin/organisations/${id}/domains`, { domain })
  await passBy(url, keys, { purpose: 'test', email: `owner@${domain}`, token: session.data })
  await owner.put('/api/single-sign-on/state', { on: true, required: false })
  return {
    signIn: async (email) => {
      const body = { organisationId: id }
      const { data: token } = (await passBy(url, keys, { purpose: 'start', email, body })) as { data: string }
      return {
        client: apiClient(url, token),
        showSecondFactor: async () => {
          await passBy(url, keys, { purpose: 'confirm', email, token })
        },
      }
    },
  }
}

interface Way {
  purpose: 'start' | 'test' | 'confirm'
  email: string
  token?: string
  body?: object
}

/**
 * Acts like a browser: goes to the provider with our request, returns with its form, and continues with our cookie to the
 * end.
 */
async function passBy(
  url: string,
  keys: SamlKeyPair,
  { purpose, email, token, body = {} }: Way,
): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...fromSomeAddress(),
  }
  const post = async (path: string, json: object, more: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(json) }
    const response = await fetch(`${url}/api/single-sign-on/${path}`, init)
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Refused(`POST /api/single-sign-on/${path}`, response.status, answer)
    return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  const { answer, cookie } = await post(purpose, body)
  const asked = readRequest(String(answer.url))
  const said = { nameId: email, attributes: { email: [email] }, context: secondFactorContext }
  const form = formOf('SAMLResponse', goodResponse(asked, keys, said), asked.relayState)
  const back = await fetch(asked.consumerUri, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...fromSomeAddress() },
    body: form,
    redirect: 'manual',
  })
  const parameters = new URL(back.headers.get('location')!).search.slice(1)
  return (await post('finish', { parameters }, { cookie })).answer
}
