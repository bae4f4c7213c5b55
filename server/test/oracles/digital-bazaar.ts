import { getCredentialOffer, OID4Client } from '@digitalbazaar/oid4-client'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { fetchFrom } from '../acts/wallets.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'

/** The wallet library of Digital Bazaar follows an offer by itself, up to the certificates. */
export const receiveByDigitalBazaar = (world: TestWorld, link: string, format: string): Promise<unknown[]> =>
  whileFetching(world, async () => {
    const offer = await getCredentialOffer({ url: link })
    const wallet = await OID4Client.fromCredentialOffer({ offer, supportedFormats: [format] })
    return (await wallet.requestCredentials({ format })).credentials
  })

/** The checks of the Digital Credentials Consortium's verifier that passed: it reads DID document and status list here. */
export const checkByConsortium = (world: TestWorld, credential: unknown): Promise<string[]> =>
  whileFetching(world, async () => {
    const { log = [] } = await verifyCredential({ credential: credential as never, knownDIDRegistries: [] })
    return log.filter(({ valid }) => valid).map(({ id }) => id)
  })

/** Lets libraries that cannot be given a `fetch` reach this world's server, and no other: a schema from there is empty. */
async function whileFetching<Result>(world: TestWorld, act: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis
  const here = fetchFrom(world)
  globalThis.fetch = async (address, init) => {
    const { href } = new URL(address instanceof Request ? address.url : address)
    return href.startsWith(publicUrl) ? here(address, init) : Response.json({})
  }
  try {
    return await act()
  } finally {
    globalThis.fetch = fetch
  }
}
