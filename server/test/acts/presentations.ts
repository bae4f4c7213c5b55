import { readSdJwt } from '@credenza/credential/sd-jwt'
import type { BegunPresentation, MakePresentationRequest, PresentationDetail } from '@credenza/schema'
import { type HeldCredential, otherWallet, present, type Resolved } from '../stand-ins/other-wallet.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, nobody, ok } from './people.ts'

/** Asks for the name, unless the wish says something else. */
export const askFor = (
  world: TestWorld,
  asker: Caller,
  wish: Partial<MakePresentationRequest> = {},
  prefix = '/api',
) =>
  callAs(world, asker, 'POST', `${prefix}/presentation-requests`, {
    title: 'Your degree',
    purpose: 'To admit you',
    facts: ['name'],
    openDays: 7,
    keptDays: 30,
    ...wish,
  })

export const codeOf = async (world: TestWorld, asker: Caller, wish?: Partial<MakePresentationRequest>) =>
  ok(await askFor(world, asker, wish)).data._id as string

export const begin = (world: TestWorld, code: string, wish: object = { wallet: 'elsewhere' }) =>
  callAs(world, nobody, 'POST', `/api/ask/${code}/attempts`, wish)

export const begun = async (world: TestWorld, code: string, wish?: object): Promise<BegunPresentation> =>
  ok(await begin(world, code, wish)).data

export const readRequest = async (
  world: TestWorld,
  asker: Caller,
  code: string,
): Promise<PresentationDetail> =>
  ok(await callAs(world, asker, 'GET', `/api/presentation-requests/${code}`)).data

/** Answers with the independent wallet, as the request asks. */
export async function answerWith(
  world: TestWorld,
  held: HeldCredential,
  { walletUrl }: Pick<BegunPresentation, 'walletUrl'>,
) {
  const wallet = otherWallet(world)
  const request = await wallet.resolve(walletUrl)
  return wallet.answer(request, await presentFor(world, held, request))
}

/** The presentation that a request asks for. */
export function presentFor({ ctx }: TestWorld, held: HeldCredential, request: Resolved): Promise<string> {
  const { claims, jws } = readSdJwt(held.text)
  const asked = otherWallet({} as never).asked(request, claims)
  const hidden = asked.filter((name) => !Object.hasOwn(jws.claims, name))
  const { client_id, nonce } = request.authorizationRequestPayload as { client_id: string; nonce: string }
  return present(held, hidden, { audience: client_id, nonce, at: ctx.clock() })
}

/** The signed request for the Digital Credentials API, as a wallet behind the browser reads it. */
export function fromBrowser(request: string): Resolved {
  const payload = claimsOf(request)
  return { authorizationRequestPayload: payload, dcql: { query: payload.dcql_query } } as never
}

export const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString('utf8'))

/** Posts a form as wallets do. */
export const postForm = (world: TestWorld, url: string, form: Record<string, string>) =>
  world.send({
    method: 'POST',
    url: url.replace(publicUrl, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

/** A wallet whose user refuses; `state` may differ from that of the request. */
export async function refuseAsWallet(world: TestWorld, walletUrl: string, changes: object = {}) {
  const { authorizationRequestPayload } = await otherWallet(world).resolve(walletUrl)
  const { response_uri, state } = authorizationRequestPayload as { response_uri: string; state: string }
  return postForm(world, response_uri, { error: 'access_denied', state, ...changes })
}

/** Answers without a wallet. */
export const sendFile = (world: TestWorld, code: string, payload: string | Buffer) =>
  world.send({
    method: 'POST',
    url: `/api/ask/${code}/file`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  })
