export { hasRepeatedMember, parseStrictJson, RepeatedMember } from '../bytes/strict-json.ts'
export { anchorName, openAnchored, signAnchored } from './anchored-checkpoint.ts'
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
  buildLogEvidence,
  completeBundle,
  type LogEvidence,
  noCertificate,
  parseBroughtJson,
  parseBundle,
  presented,
} from './bundle.ts'
export { BundleError, type BundleProblem } from './bundle-problems.ts'
export type { CameIn } from './came-in.ts'
export { containerOf } from './container-of.ts'
export { claimedIssuer, isEnveloped } from './credential.ts'
export { believedMs } from './dating.ts'
export { type Deployment, hostOf, organisationId, readDeployment } from './deployment.ts'
export { isDidDocument, looksLikeDid, resolveDidKey, SEAL_FRAGMENT } from './did-document.ts'
export { withoutUnbelieved } from './fetched-evidence.ts'
export { type FindingCode, finding } from './findings.ts'
export { causeOf, judge } from './judge.ts'
export { certificateIdOf } from './made-forms.ts'
export { openStanding, signStanding } from './organisation-standing.ts'
export type {
  ChainCheckpoint,
  DocumentHash,
  GeneralPath,
  IssuerRecord,
  Ports,
  ProofRequest,
  ReviewState,
} from './ports.ts'
export {
  openReceipt,
  type PresentationReceipt,
  receiptAbout,
  signReceipt,
} from './presentation-receipt.ts'
export { MOST_WITNESSES, type Witnesses } from './seen-by.ts'
export type { SignedAnswer } from './signed-answer.ts'
export { type SignedDetail, shownCode, signedDetails } from './signed-details.ts'
export { NO_FACTS, type SignedFacts } from './signed-facts.ts'
export { beyondLimit, verifyCertificate } from './verify-certificate.ts'
