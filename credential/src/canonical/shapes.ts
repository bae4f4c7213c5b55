import type { Sha256 } from '../crypto/sha256.ts'
import { canonicalise, canonicaliseRoot } from './canonicalise.ts'
import {
  certificateTemplate,
  endorsementTemplate,
  proofTemplate,
  statusListTemplate,
} from './generated/templates.ts'

/** The fixed shapes of our documents. */
export type Shape = 'certificate' | 'endorsement' | 'status-list'

const templates = {
  certificate: certificateTemplate,
  endorsement: endorsementTemplate,
  'status-list': statusListTemplate,
} as const

const SHAPE_BY_TYPE = new Map<unknown, Shape>([
  ['OpenBadgeCredential', 'certificate'],
  ['EndorsementCredential', 'endorsement'],
  ['BitstringStatusListCredential', 'status-list'],
])

/**
 * The shape and canonical N-Quads of a document without its `proof`, or `undefined` when it does not match one of our
 * shapes exactly (keys, types, contexts). Uses no JSON-LD library.
 */
export function canonicaliseDocument(
  document: object,
  sha256: Sha256,
): { shape: Shape; nquads: string } | undefined {
  const { type } = document as { type?: unknown }
  const shape = Array.isArray(type) ? SHAPE_BY_TYPE.get(type[1]) : undefined
  if (shape === undefined) return undefined
  const nquads = canonicalise(templates[shape], document, sha256)
  return nquads === undefined ? undefined : { shape, nquads }
}

/**
 * The canonical N-Quads of proof options without `proofValue`, or `undefined` if they have members that our proofs do not
 * have.
 */
export function canonicaliseProof(proof: object, sha256: Sha256): string | undefined {
  return canonicaliseRoot(proofTemplate.root, proof, ['proofValue'], sha256)
}
