export { brokenLimit, type Limit } from '../json/json-limits.ts'
export { heldContexts } from '../json-ld/contexts.ts'
export {
  type ProofOptions,
  prepareProof,
  SIGNING_SUITES,
  type SigningSuite,
  signProof,
  withProof,
} from '../json-ld/sign-proof.ts'
export { requireCredential } from './data-model/credential.ts'
export { requirePresentation } from './data-model/presentation.ts'
export { hashPresentation } from './hash-document.ts'
export { RefusedJwt } from './open-jwt.ts'
export { generalPath, jwtIn, openSecured, type Secured } from './open-secured.ts'
export { partsIn } from './parts-in.ts'
export { presentationFacts } from './presentation-facts.ts'
export { verifyProofs } from './verify-proofs.ts'
