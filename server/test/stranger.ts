import { checkCid, decodeKey, openDocument } from '@credenza/credential/seal'
import { parseBundle, type Verification, verifyCertificate } from '@credenza/credential/verify'
import { readCheckpoint } from '@credenza/registry'
import { type Address, createPublicClient, custom } from 'viem'
import { callAs, nobody, ok } from './acts/people.ts'
import { publicUrl, type TestWorld } from './worlds/test-world.ts'

/**
 * A verifier without an account, as any other party could write it: it knows only the server's public addresses, and
 * has nothing but what it finds there.
 */
export async function verifyAsStranger(
  world: TestWorld,
  { slug, documentKey }: { slug: string; documentKey: string },
  change: (certificate: Record<string, unknown>) => Record<string, unknown> = (same) => same,
): Promise<Verification> {
  const evidence = (await getJson(world, `/api/evidence/${slug}`)).data
  const certificate = change(await openBlock(world, evidence.cid, documentKey))
  const deployment = await getJson(world, '/.well-known/did.json')
  const service = (name: string) =>
    deployment.service.find((one: { id: string }) => one.id === `${deployment.id}#${name}`).serviceEndpoint
  const client = chainClient(world)
  const bundle = parseBundle({
    certificate,
    endorsements: evidence.endorsements,
    ...(evidence.log && { log: evidence.log }),
  })
  return verifyCertificate(bundle, {
    now: world.ctx.clock(),
    logKey: service('certificates-log').verifierKey,
    resolveDid: (did) => getJson(world, `${pathOf(did)}/did.json`),
    issuerRecord: (did) => getJson(world, `${pathOf(did)}/record`),
    fetchStatusList: (url) => getJson(world, url.replace(publicUrl, '')),
    statements: async (id) =>
      evidence.statements.filter(({ certificateId }: { certificateId: string }) => certificateId === id),
    reviewState: async () => evidence.review,
    checkpointOnChain: async () => {
      if (!evidence.anchor) return undefined
      const { contract } = service('chain') as { contract: Address }
      const found = await readCheckpoint(client, contract, evidence.anchor.number)
      if (!found) return undefined
      const { size, root } = found.certificates
      return { size, root, blockTime: new Date(found.time * 1000).toISOString(), final: true }
    },
  })
}

/** An unmodified chain client over the server's public JSON-RPC. */
export function chainClient(world: TestWorld) {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const body = { jsonrpc: '2.0', id: 1, method, params: params ?? [] }
    const { result, error } = ok(await callAs(world, nobody, 'POST', '/chain/rpc', body))
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }
  return createPublicClient({ transport: custom({ request }) })
}

async function openBlock(world: TestWorld, cid: string, documentKey: string) {
  const { statusCode, rawPayload } = await callAs(world, nobody, 'GET', `/ipfs/${cid}?format=raw`)
  const block = new Uint8Array(rawPayload)
  if (statusCode !== 200 || !checkCid(cid, block)) throw new Error('The sealed document could not be fetched')
  return JSON.parse(new TextDecoder().decode(await openDocument(block, decodeKey(documentKey))))
}

/** did:web: everything after the host is the path. */
const pathOf = (did: string): string => `/${did.split(':').slice(3).join('/')}`

const getJson = async (world: TestWorld, path: string) => ok(await callAs(world, nobody, 'GET', path))
