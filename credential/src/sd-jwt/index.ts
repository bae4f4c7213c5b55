export { readTokenList } from '../status/read-token-list.ts'
export { type ExpectedBinding, isBound } from './key-binding.ts'
export {
  inOurWords,
  LEARNING_CLAIMS,
  LEARNING_CREDENTIAL,
  learningClaims,
} from './learning-credential.ts'
export { looksLikeSdJwt, readSdJwt, type SdJwt } from './read-sd-jwt.ts'
export { openSdJwt, sdJwtBundle } from './sd-jwt-credential.ts'
export { showPart } from './show-part.ts'
export { detailClaims, HIDDEN_CLAIMS, type Holder, type WalletClaims, walletClaims } from './wallet-claims.ts'
export { SD_JWT_VC, type SdJwtInput, writeSdJwt } from './write-sd-jwt.ts'
