import { hash } from 'node:crypto'
import type { LightMyRequestResponse as Response } from 'fastify'
import type { TestWorld } from '../worlds/test-world.ts'
import { callAs, type Organisation, ok, type Student } from './people.ts'

interface Holding {
  issuer: Organisation
  student: Student
  certificateId: string
}

/** The holder's new offer of a certificate, as the API answers it, and its code. */
export async function offerToWallet(
  world: TestWorld,
  { student, certificateId }: Pick<Holding, 'student' | 'certificateId'>,
  { withCode = false } = {},
) {
  const path = `/api/user/certificates/${certificateId}/wallet-offers`
  const { data } = ok(await callAs(world, student, 'POST', path, { withCode }))
  return { ...data, code: new URL(data.url).searchParams.get('code')! }
}

/** Posts a form, as wallets do. */
export const postForm = (
  world: TestWorld,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  world.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })

/** Exchanges an offer's code at an issuer. */
export const redeemCode = (
  world: TestWorld,
  issuerId: string,
  code: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  postForm(
    world,
    `/issuers/${issuerId}/token`,
    {
      grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code',
      'pre-authorized_code': code,
      ...more,
    },
    headers,
  )

/** An access token for a certificate, through a new offer. */
export async function accessToken(world: TestWorld, { issuer, ...holding }: Holding): Promise<string> {
  const { code } = await offerToWallet(world, holding)
  return (await redeemCode(world, issuer.id, code)).json().access_token
}

/** Posts JSON with an access token. */
export const postWith = (world: TestWorld, token: string, url: string, body: object): Promise<Response> =>
  world.send({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

export const verifier = 'v'.repeat(43)

/** Pushes an authorization request of a wallet that waits at wallet.example, but for what these say. */
export const push = (
  world: TestWorld,
  issuerId: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  postForm(
    world,
    `/issuers/${issuerId}/par`,
    {
      response_type: 'code',
      client_id: 'wallet',
      redirect_uri: 'https://wallet.example/back',
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
      ...more,
    },
    headers,
  )

/** The address of such a request. */
export const pushRequest = async (...pushed: Parameters<typeof push>): Promise<string> =>
  (await push(...pushed)).json().request_uri
