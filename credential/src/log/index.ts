export type { Sha256 } from '../crypto/sha256.ts'
export { type Appended, appendLeaves } from './append-leaves.ts'
export {
  type Checkpoint,
  type CheckpointResult,
  openCheckpoint,
  parseCheckpoint,
  parseTreeHead,
  signCheckpoint,
} from './checkpoint.ts'
export { type Cosignatures, cosign, openCosignatures, parseWitnessKeys } from './cosignature.ts'
export {
  type CertificateEntry,
  decodeEntry,
  type EntryAction,
  encodeEntry,
  type StatementEntry,
} from './entry.ts'
export { decodeEntryBundle, encodeEntryBundle } from './entry-bundle.ts'
export { emptyRoot, HASH_BYTES, leafHash } from './merkle.ts'
export {
  formatSignatureLine,
  formatVerifierKey,
  type NoteKey,
  type NoteResult,
  openNote,
  parseVerifierKey,
  readNote,
} from './note.ts'
export { proveConsistency, proveInclusion, type ReadTile, rootAt } from './prove.ts'
export { edgeTiles, TILE_BYTES, TILE_WIDTH, type Tile, type TileWidth } from './tile.ts'
export { parseTilePath, type TileFile, tilePath } from './tile-path.ts'
export { type InclusionProof, rootFromInclusion, verifyConsistency, verifyInclusion } from './verify-proof.ts'
