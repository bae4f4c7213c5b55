import { type IssuerRecord, type Ports, resolveDidKey } from '@credenza/credential/verify'
import { type Address, createPublicClient, http, parseAbi } from 'viem'

const registryAbi = parseAbi([
  'function checkpoint(uint64 number) view returns (uint64 size, bytes32 root, uint64 statements, bytes32 statementsRoot, uint64 time)',
])

interface Deployment {
  id: string
  service: { type: string; serviceEndpoint: { verifierKey: string; url: string; contract: Address } }[]
}

/**
 * The world of a verification as a program elsewhere sees it: everything over HTTP, each document fetched once. The
 * certificate's log evidence must name a checkpoint whose number in the registry is `anchorNumber`.
 */
export async function httpPorts(url: string): Promise<(anchorNumber: number) => Ports> {
  const fetched = new Map<string, Promise<unknown>>()
  const once = <Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = (fetched.get(address) as Promise<Answer> | undefined) ?? ask()
    fetched.set(address, answer)
    return answer
  }
  const getJson = <Answer>(address: string): Promise<Answer> =>
    once(address, async () => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`)
      return (await response.json()) as Answer
    })

  const deployment = await getJson<Deployment>(`${url}/.well-known/did.json`)
  const endpoint = (type: string, suffix: string) =>
    deployment.service.find(
      (service) => service.type === type && (service.serviceEndpoint.url ?? '').endsWith(suffix),
    )!.serviceEndpoint
  const { verifierKey } = endpoint('TransparencyLog', 'certificates')
  const { contract } = endpoint('CertificateRegistry', '')
  const chain = createPublicClient({ transport: http(`${url}/chain/rpc`) })
  const folderOf = (did: string) => `${url}/issuers/${did.slice(`${deployment.id}:issuers:`.length)}`

  return (anchorNumber) => ({
    now: new Date(),
    logKey: verifierKey,
    resolveDid: async (did) =>
      did.startsWith('did:key:') ? resolveDidKey(did) : getJson(`${folderOf(did)}/did.json`),
    issuerRecord: (did) => getJson<IssuerRecord>(`${folderOf(did)}/record`),
    fetchStatusList: getJson,
    statements: async () => [],
    reviewState: async () => undefined,
    checkpointOnChain: () =>
      once(`checkpoint ${anchorNumber}`, async () => {
        const [size, root, , , time] = await chain.readContract({
          address: contract,
          abi: registryAbi,
          functionName: 'checkpoint',
          args: [BigInt(anchorNumber)],
        })
        const blockTime = new Date(Number(time) * 1000).toISOString()
        return { size: Number(size), root, blockTime, final: true }
      }),
  })
}
