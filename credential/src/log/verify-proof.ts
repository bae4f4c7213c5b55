import { equalBytes } from '../bytes/bytes.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { emptyRoot, HASH_BYTES, nodeHash } from './merkle.ts'

/** A leaf's place in a tree and the hashes that lead from it to the root. */
export type InclusionProof = { index: number; size: number; path: readonly Uint8Array[] }

/**
 * The root that an inclusion proof leads to (RFC 9162 §2.1.3.2), or `undefined` when no tree of that size has a proof of this
 * form. Compare it with a signed or anchored root: anyone can make up a proof that leads to some root.
 */
export function rootFromInclusion(
  leaf: Uint8Array,
  { index, size, path }: InclusionProof,
  sha256: Sha256 = defaultSha256,
): Uint8Array | undefined {
  if (!isSize(index) || !isSize(size) || index >= size || !path.every(isHash)) return undefined
  let fn = index
  let sn = size - 1
  let root = leaf
  for (const sibling of path) {
    if (sn === 0) return undefined
    if (fn % 2 === 1 || fn === sn) {
      root = nodeHash(sibling, root, sha256)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else {
      root = nodeHash(root, sibling, sha256)
    }
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 ? root : undefined
}

/** Whether the leaf (its hash) is at the proof's index in the tree with this root. Never throws. */
export function verifyInclusion(
  leaf: Uint8Array,
  proof: InclusionProof,
  root: Uint8Array,
  sha256: Sha256 = defaultSha256,
): boolean {
  const found = rootFromInclusion(leaf, proof, sha256)
  return found !== undefined && equalBytes(found, root)
}

/** Whether the tree of `later` begins with the tree of `earlier` (RFC 9162 §2.1.4.2). Never throws. */
export function verifyConsistency(
  earlier: { size: number; root: Uint8Array },
  later: { size: number; root: Uint8Array },
  path: readonly Uint8Array[],
  sha256: Sha256 = defaultSha256,
): boolean {
  if (!isSize(earlier.size) || !isSize(later.size) || earlier.size > later.size || !path.every(isHash))
    return false
  if (earlier.size === later.size) return path.length === 0 && equalBytes(earlier.root, later.root)
  if (earlier.size === 0) return path.length === 0 && equalBytes(earlier.root, emptyRoot(sha256))
  const hashes = isPowerOfTwo(earlier.size) ? [earlier.root, ...path] : [...path]
  const first = hashes.shift()
  if (first === undefined) return false
  let fn = earlier.size - 1
  let sn = later.size - 1
  while (fn % 2 === 1) {
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  let earlierRoot = first
  let laterRoot = first
  for (const hash of hashes) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      earlierRoot = nodeHash(hash, earlierRoot, sha256)
      laterRoot = nodeHash(hash, laterRoot, sha256)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else {
      laterRoot = nodeHash(laterRoot, hash, sha256)
    }
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 && equalBytes(earlierRoot, earlier.root) && equalBytes(laterRoot, later.root)
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function isHash(value: Uint8Array): boolean {
  return value.length === HASH_BYTES
}

function isPowerOfTwo(size: number): boolean {
  return Number.isInteger(Math.log2(size))
}
