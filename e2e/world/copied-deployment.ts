import { randomBytes } from 'node:crypto'
import { digestMultibase, documentHash } from '@credenza/credential/issue'
import {
  decodeEntry,
  encodeEntry,
  leafHash,
  rootFromInclusion,
  signCheckpoint,
} from '@credenza/credential/log'
import { buildLogEvidence } from '@credenza/credential/verify'
import type { Bundle } from './bundles.ts'
import type { Json, Stranger } from './stranger.ts'

/** Larger than any real log here, so that its evidence would replace that of a smaller log. */
const logSize = 2 ** 20

/**
 * A certificate with acceptance and log evidence from a deployment that copies everything of `model` except its keys:
 * `keys` sign all three. `renamed` gives the new names and addresses.
 */
export async function copiedBundle(
  model: Bundle,
  keys: Stranger,
  renamed: (text: string) => string,
): Promise<Bundle> {
  const signed = async (document: Json) => {
    const { proof: _, ...unsigned } = JSON.parse(renamed(JSON.stringify(document))) as Json
    const { issuer } = unsigned as { issuer: { id: string } }
    const { proof, ...rest } = await keys.sign(unsigned, { keyId: `${issuer.id}#${keys.multikey}` })
    return { ...rest, proof: [proof] }
  }
  const certificate = await signed(model.certificate)
  const digest = documentHash(certificate)
  const [acceptance] = model.endorsements as [Json]
  const [resource] = acceptance.relatedResource as [Json]
  const relatedResource = [{ ...resource, digestMultibase: digestMultibase(digest) }]
  return {
    ...model,
    certificate,
    endorsements: [await signed({ ...acceptance, relatedResource })],
    log: await logged(model.log, { digest, keys, renamed }),
  }
}

async function logged(
  { entry, checkpoint }: Bundle['log'],
  { digest, keys, renamed }: { digest: Uint8Array; keys: Stranger; renamed: (text: string) => string },
): Promise<Bundle['log']> {
  const bytes = encodeEntry({ ...decodeEntry(Buffer.from(entry, 'base64')), digest })
  const path = Array.from({ length: Math.log2(logSize) }, () => new Uint8Array(randomBytes(32)))
  const place = { index: 0, size: logSize, path }
  const root = rootFromInclusion(leafHash(bytes), place)!
  const origin = renamed(checkpoint.slice(0, checkpoint.indexOf('\n')))
  const { publicKey, signBytes: sign } = keys
  const note = await signCheckpoint({ origin, size: logSize, root }, { publicKey, sign })
  return buildLogEvidence({ entry: bytes, ...place, checkpoint: note })
}
