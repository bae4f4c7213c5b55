export {
  type Answer,
  CHECK_NAMES,
  type Check,
  type CheckName,
  type Verdict,
  type Verification,
} from './answers.ts'
export {
  type Bundle,
  BundleError,
  buildLogEvidence,
  completeBundle,
  type LogEvidence,
  parseBundle,
} from './bundle.ts'
export { type Deployment, hostOf, organisationId, readDeployment } from './deployment.ts'
export { resolveDidKey } from './did-document.ts'
export { arabicHeadline, arabicSentence } from './findings.ar.ts'
export type { FindingCode } from './findings.ts'
export { causeOf, headline, judge } from './judge.ts'
export type { ChainCheckpoint, IssuerRecord, Ports, ReviewState } from './ports.ts'
export { type SignedFacts, signedFacts } from './signed-facts.ts'
export { verifyCertificate } from './verify-certificate.ts'
