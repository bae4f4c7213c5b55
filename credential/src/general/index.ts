export { heldContexts } from './contexts.ts'
export { requireCredential } from './data-model/credential.ts'
export { requirePresentation } from './data-model/presentation.ts'
export { hashPresentation } from './hash-document.ts'
export { brokenLimit, type Limit } from './json-limits.ts'
export { RefusedJwt } from './open-jwt.ts'
export { generalPath, jwtIn, openSecured, type Secured } from './open-secured.ts'
export { partsIn } from './parts-in.ts'
export { presentationFacts } from './presentation-facts.ts'
export {
  type ProofOptions,
  prepareProof,
  SIGNING_SUITES,
  type SigningSuite,
  signProof,
  withProof,
} from './sign-proof.ts'
export { verifyProofs } from './verify-proofs.ts'
