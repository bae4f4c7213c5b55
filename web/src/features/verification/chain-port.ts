import { anchorName, type ChainCheckpoint, type Deployment, openAnchored } from '@credenza/credential/verify'
import { isFinalOverRpc, readCheckpointOverRpc } from '@credenza/registry/browser'
import { getJson } from './get-json.ts'

const rpcPath = '/chain/rpc'

/** A final checkpoint never changes, so checking many certificates on one page fetches each only once. */
const finalCheckpoints = new Map<string, Recorded>()

/** A checkpoint on the chain; `signed` is the deployment's signed answer, if it is from there. */
interface Recorded {
  checkpoint: ChainCheckpoint
  signed?: unknown
}

interface Wanted {
  /** The size of the log that the certificate is proven in. */
  size: number
  /** The number under which the server says that it is recorded: only a hint. */
  number: number | undefined
  now: Date
  /** Receives the signed answer, by what it is about. */
  signedAnswers: Map<string, unknown>
}

/**
 * What the pinned contract recorded: as the deployment signed it, which a copy of the site can say too, or else as the chain
 * answers. Only the check compares size and root with the certificate's.
 */
export async function readAnchoredCheckpoint(
  deployment: Deployment,
  { size, number, now, signedAnswers }: Wanted,
): Promise<ChainCheckpoint | undefined> {
  if (number === undefined) return undefined
  const { chainId, contract } = deployment.chain
  const name = `${chainId} ${contract} ${size}`
  const known = finalCheckpoints.get(name)
  const found =
    known ??
    (await readSigned(deployment, size, now).catch(() => undefined)) ??
    (await askChain(deployment, number))
  if (found?.checkpoint.final) finalCheckpoints.set(name, found)
  if (found?.signed !== undefined) signedAnswers.set(anchorName(deployment.did, size), found.signed)
  return found?.checkpoint
}

async function readSigned(deployment: Deployment, size: number, now: Date): Promise<Recorded> {
  const { recorded: signed } = (await getJson(`/log/certificates/anchor/${size}`)) as { recorded?: unknown }
  return { checkpoint: await openAnchored(signed, size, { ...deployment, now }), signed }
}

async function askChain({ chain }: Deployment, number: number): Promise<Recorded | undefined> {
  const rpcUrl = new URL(rpcPath, location.origin).href
  const found = await readCheckpointOverRpc(rpcUrl, chain.contract, chain.chainId, number)
  return (
    found && {
      checkpoint: {
        size: found.certificates.size,
        root: found.certificates.root,
        blockTime: new Date(found.time * 1000).toISOString(),
        final: await isFinalOverRpc(rpcUrl, chain.confirmations, found.time),
      },
    }
  )
}
