import { type Deployment, hostOf } from '../deployment.ts'
import type { ChainCheckpoint } from '../ports.ts'
import { type AnswerKey, openAnswer, type SignedAnswer, signAnswer } from './signed-answer.ts'

type Place = Pick<Deployment['chain'], 'chainId' | 'contract'>

/** What a chain holds for good for one size of the certificates log, as the operator states and signs it. */
export type AnchoredCheckpoint = Omit<ChainCheckpoint, 'final'>

const nameOf = (host: string, size: number): string => `${host}/log/certificates/anchor/${size}`

/** What the signed answer about the checkpoint of this size is about; `did` is the deployment's. */
export const anchorName = (did: string, size: number): string => nameOf(hostOf(did), size)

/** Signs what a contract recorded, once that is final. `host` is the deployment's; `asOf` in ISO 8601. */
export const signAnchored = (
  checkpoint: AnchoredCheckpoint,
  { host, asOf, ...place }: Place & { host: string; asOf: string },
  key: AnswerKey,
): SignedAnswer => signAnswer({ about: nameOf(host, checkpoint.size), asOf, ...place, checkpoint }, key)

/**
 * The final checkpoint of this size, from the parsed JSON of its signed answer. Throws unless the pinned log key signed it for
 * the pinned contract; without a pinned contract, any that the key names counts.
 */
export async function openAnchored(
  answer: unknown,
  size: number,
  {
    did,
    logKey,
    chain,
    now,
  }: Pick<Deployment, 'did' | 'logKey'> & { chain?: Deployment['chain']; now: Date },
): Promise<ChainCheckpoint> {
  const said = await openAnswer(answer, anchorName(did, size), { logKey, now })
  const isPinned =
    chain === undefined ||
    (said.chainId === chain.chainId && String(said.contract).toLowerCase() === chain.contract.toLowerCase())
  if (!isPinned) throw new TypeError('This answer is about another contract')
  return { ...(said.checkpoint as AnchoredCheckpoint), final: true }
}
