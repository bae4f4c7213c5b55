export { checkCid, cidOf, cidOfDigest } from './cid.ts'
export { decodeKey, encodeKey, keyIn, newDocumentKey } from './document-key.ts'
export { drawingProof, linkProof } from './key-proof.ts'
export { paperNumber, paperNumberKey, paperNumberProof, readPaperNumber } from './paper-number.ts'
export { openDocument, sealDocument } from './seal-document.ts'
export {
  checkKeyAndNonce,
  joinSealed,
  SEAL_HEADER,
  type SealErrorCode,
  splitSealed,
  wrongKeyOrAltered,
} from './sealed-layout.ts'
export { openSealedText, openWrappedKey } from './wrapped-key.ts'
