import { encryptFor, type HeldCredential, otherWallet, present } from '../stand-ins/other-wallet.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { begun, postForm } from './presentations.ts'

/** An attempt to answer a request, as a wallet has read it. */
export interface Asked {
  code: string
  attemptId: string
  proof: string
  walletUrl: string
  client_id: string
  nonce: string
  state: string
  response_uri: string
  client_metadata: { jwks: { keys: [object] } }
}

export async function attempt(world: TestWorld, code: string, wallet = 'elsewhere'): Promise<Asked> {
  const begins = await begun(world, code, { wallet })
  const { authorizationRequestPayload } = await otherWallet(world).resolve(begins.walletUrl)
  return { ...(authorizationRequestPayload as unknown as Asked), ...begins, code }
}

/** Encrypted for the attempt. */
export const toKeyOf = ({ client_metadata }: Asked, said: object) =>
  encryptFor(client_metadata.jwks.keys[0], JSON.stringify(said))

export async function sendTo(world: TestWorld, asked: Asked, presentation: unknown, changes: object = {}) {
  const said = { vp_token: { certificate: [presentation] }, state: asked.state, ...changes }
  return postForm(world, asked.response_uri, { response: await toKeyOf(asked, said) })
}

/** The presentation that an attempt asks for, but for what these say. */
export const shownTo = (
  { ctx }: TestWorld,
  { client_id, nonce }: Asked,
  held: HeldCredential,
  { names = ['name'], ...changes }: { names?: string[] | 'all' } & object = {},
) => present(held, names, { audience: client_id, nonce, at: ctx.clock(), ...changes })

/** What the wallet's user brings back to the page that began. */
export const broughtBack = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(JSON.parse(body).redirect_uri).hash.slice(1)))
