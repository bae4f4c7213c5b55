import {
  type IssuerRecord,
  organisationId,
  type Ports,
  readDeployment,
  resolveDidKey,
} from '@credenza/credential/verify'
import { type Address, createPublicClient, http, parseAbi } from 'viem'

const registryAbi = parseAbi([
  'function checkpoint(uint64 number) view returns (uint64 size, bytes32 root, uint64 statements, bytes32 statementsRoot, uint64 time)',
])

/**
 * The ports with which a program elsewhere verifies: everything over HTTP, each document fetched once. The certificate's
 * log evidence must name the checkpoint with number `anchorNumber` in the registry.
 */
export async function httpPorts(
  url: string,
  fetchFrom: typeof fetch = fetch,
): Promise<(anchorNumber: number) => Ports> {
  const fetched = new Map<string, Promise<unknown>>()
  const once = <Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = (fetched.get(address) as Promise<Answer> | undefined) ?? ask()
    fetched.set(address, answer)
    return answer
  }
  /** Resolves to `undefined` for a missing document. */
  const getJson = (address: string): Promise<unknown> =>
    once(address, async () => {
      const response = await fetchFrom(address)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`)
      return response.json()
    })

  const deployment = readDeployment(await getJson(`${url}/.well-known/did.json`))
  const chain = createPublicClient({ transport: http(`${url}/chain/rpc`, { fetchFn: fetchFrom }) })

  return (anchorNumber) => ({
    now: new Date(),
    logKey: deployment.logKey,
    resolveDid: async (did) => {
      if (did.startsWith('did:key:')) return resolveDidKey(did)
      const id = organisationId(did, deployment)
      if (id === undefined) throw new Error(`${did} is not of this deployment`)
      return getJson(`${url}/issuers/${id}/did.json`)
    },
    issuerRecord: async (did) => {
      const id = organisationId(did, deployment)
      return id === undefined
        ? undefined
        : ((await getJson(`${url}/issuers/${id}/record`)) as IssuerRecord | undefined)
    },
    fetchStatusList: async (address) => {
      const list = await getJson(address)
      if (list === undefined) throw new Error(`There is no list at ${address}`)
      return list
    },
    statements: async () => [],
    reviewState: async () => undefined,
    checkpointOnChain: () =>
      once(`checkpoint ${anchorNumber}`, async () => {
        const [size, root, , , time] = await chain.readContract({
          address: deployment.chain.contract as Address,
          abi: registryAbi,
          functionName: 'checkpoint',
          args: [BigInt(anchorNumber)],
        })
        const blockTime = new Date(Number(time) * 1000).toISOString()
        return { size: Number(size), root, blockTime, final: true }
      }),
  })
}
