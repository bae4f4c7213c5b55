import type { done } from '@credenza/schema/envelope'
import type {
  confirmLinkRequest,
  domainProofResponse,
  FinishProviderAnswer,
  findProviderResponse,
  finishProviderAnswer,
  ProviderSignInAnswer,
  providerAddressResponse,
  providerMetadataRequest,
  providerMetadataResponse,
  providerSignInAnswer,
  SingleSignOnRequest,
  singleSignOnResponse,
} from '@credenza/schema/single-sign-on'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, pathTo } from '../../../lib/api/call.ts'

const path = '/api/single-sign-on'

export const singleSignOnQuery = queryOptions({
  queryKey: ['single-sign-on'],
  queryFn: async () => (await call<typeof singleSignOnResponse>({ method: 'GET', path })).data,
})

export const saveProvider = (json: SingleSignOnRequest) =>
  call<typeof singleSignOnResponse>({ method: 'PUT', path, json })

/** Reads a provider's metadata, to fill in the form. */
export const readMetadata = async (json: z.input<typeof providerMetadataRequest>) =>
  (await call<typeof providerMetadataResponse>({ method: 'POST', path: `${path}/metadata`, json })).data

export const switchProvider = (json: { on: boolean; required: boolean }) =>
  call<typeof singleSignOnResponse>({ method: 'PUT', path: `${path}/state`, json })

export const checkDomain = async (domain: string) =>
  (await call<typeof domainProofResponse>({ method: 'POST', path: `${path}/domains`, json: { domain } })).data

export const removeDomain = (domain: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo(`${path}/domains`, domain) })

/** Finds the provider of this email's domain; without one, the organisation's id is empty. */
export const providerOfEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['provider-of-email', email],
    queryFn: async () =>
      (await call<typeof findProviderResponse>({ method: 'POST', path: `${path}/find`, json: { email } }))
        .data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Leaves for the provider, which sends the browser back to /sign-in/provider. */
export async function leaveForProvider(
  purpose: 'start' | 'test' | 'connect' | 'confirm',
  json?: { organisationId: string },
): Promise<never> {
  const { url } = await call<typeof providerAddressResponse>({
    method: 'POST',
    path: `${path}/${purpose}`,
    json,
  })
  location.assign(url)
  // The browser leaves this page, so the promise never resolves.
  return new Promise<never>(() => {})
}

export const finishAtProvider = (parameters: string): Promise<FinishProviderAnswer> =>
  call<typeof finishProviderAnswer>({ method: 'POST', path: `${path}/finish`, json: { parameters } })

export const confirmLink = (json: z.input<typeof confirmLinkRequest>): Promise<ProviderSignInAnswer> =>
  call<typeof providerSignInAnswer>({ method: 'POST', path: `${path}/link`, json })
