import { checkCid, decodeKey, openDocument } from '@credenza/credential/seal'
import {
  openAnchored,
  openStanding,
  organisationId,
  parseBundle,
  readDeployment,
  type Verification,
  verifyCertificate,
} from '@credenza/credential/verify'

export interface Link {
  slug: string
  key: string
}

/**
 * Checks a certificate's public link using only what the server at `url` serves. Rejects if the certificate cannot be
 * opened.
 */
export async function verifyAt(url: string, { slug, key }: Link, now = new Date()): Promise<Verification> {
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(15_000) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const json = async (path: string) => (await get(path)).json()
  const deployment = readDeployment(await json('/.well-known/did.json'))
  const { data: evidence } = (await json(`/api/evidence/${slug}`)) as {
    data: Record<string, unknown> & { cid: string; endorsements: []; statements: { certificateId: string }[] }
  }
  const sealed = new Uint8Array(await (await get(`/ipfs/${evidence.cid}?format=raw`)).arrayBuffer())
  if (!checkCid(evidence.cid, sealed)) throw new Error('This is another document')
  const plain = await openDocument(sealed, decodeKey(key))
  const { endorsements, log } = evidence
  const bundle = parseBundle({ certificate: JSON.parse(new TextDecoder().decode(plain)), endorsements, log })
  const standings = new Map<string, ReturnType<typeof openStanding>>()
  const standingOf = (did: string) => {
    const known = standings.get(did)
    if (known) return known
    const asked = json(`/issuers/${organisationId(did, deployment)}/standing`).then((answer) =>
      openStanding(answer, did, { ...deployment, now }),
    )
    standings.set(did, asked)
    return asked
  }
  return verifyCertificate(bundle, {
    now,
    logKey: deployment.logKey,
    resolveDid: async (did) => (await standingOf(did)).didDocument,
    issuerRecord: async (did) => (await standingOf(did)).record,
    fetchStatusList: (address) => json(new URL(address).pathname),
    statements: async (id) => evidence.statements.filter(({ certificateId }) => certificateId === id),
    reviewState: async () => undefined,
    checkpointOnChain: async ({ size }) => {
      const { recorded } = (await json(`/log/certificates/anchor/${size}`)) as { recorded: unknown }
      return openAnchored(recorded, size, { ...deployment, now })
    },
  })
}
