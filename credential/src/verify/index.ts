export { hasRepeatedMember, parseStrictJson, RepeatedMember } from '../bytes/strict-json.ts'
export {
  type Answer,
  CHECK_NAMES,
  type Check,
  type CheckName,
  type Verdict,
  type Verification,
} from './answers.ts'
export { believedMs } from './checks/dating.ts'
export { MOST_WITNESSES, type Witnesses } from './checks/seen-by.ts'
export { type Deployment, hostOf, organisationId, readDeployment } from './deployment.ts'
export type { CameIn } from './document/came-in.ts'
export { containerOf } from './document/container-of.ts'
export { claimedIssuer, isEnveloped, isPresentation } from './document/credential.ts'
export { certificateIdOf } from './document/made-forms.ts'
export { type SignedDetail, shownCode, signedDetails } from './document/signed-details.ts'
export { NO_FACTS, type SignedFacts } from './document/signed-facts.ts'
export { anchorName, openAnchored, signAnchored } from './evidence/anchored-checkpoint.ts'
export { remembered, required } from './evidence/at-hand.ts'
export {
  type Bundle,
  buildLogEvidence,
  completeBundle,
  type LogEvidence,
  noCertificate,
  parseBroughtJson,
  parseBundle,
  presented,
} from './evidence/bundle.ts'
export { BundleError, type BundleProblem } from './evidence/bundle-problems.ts'
export { isDidDocument, looksLikeDid, resolveDidKey, SEAL_FRAGMENT } from './evidence/did-document.ts'
export { evidencePorts, isStatementAbout } from './evidence/evidence-ports.ts'
export { withoutUnbelieved } from './evidence/fetched-evidence.ts'
export { openStanding, signStanding } from './evidence/organisation-standing.ts'
export {
  openReceipt,
  type PresentationReceipt,
  receiptAbout,
  signReceipt,
} from './evidence/presentation-receipt.ts'
export type { SignedAnswer } from './evidence/signed-answer.ts'
export { type FindingCode, finding } from './findings.ts'
export { causeOf, judge } from './judge.ts'
export type {
  ChainCheckpoint,
  DocumentHash,
  GeneralPath,
  IssuerRecord,
  Ports,
  ProofRequest,
  ReviewState,
} from './ports.ts'
export { beyondLimit, verifyCertificate } from './verify-certificate.ts'
