export { writeJws } from '../crypto/jws.ts'
export {
  decodeMultikey,
  decodeProofValue,
  encodeMultikey,
  encodeP256Multikey,
  encodeProofValue,
} from '../crypto/multikey.ts'
export type { Sha256 } from '../crypto/sha256.ts'
export { type AlignmentInput, frameworkOf, frameworks } from './alignments.ts'
export {
  buildCertificate,
  type CertificateDocument,
  type CertificateInput,
  type IdentityObject,
} from './build-certificate.ts'
export {
  buildEndorsement,
  digestMultibase,
  type EndorsementDocument,
  type EndorsementInput,
} from './build-endorsement.ts'
export {
  buildStatusListCredential,
  type StatusListDocument,
  type StatusListInput,
} from './build-status-list.ts'
export { type Course, courseResults, coursesOf } from './courses.ts'
export { beginningOf, utcSeconds } from './dates.ts'
export type {
  CredentialDocument,
  DataIntegrityProof,
  IssuerProfile,
  ProofOptions,
  Signed,
  StatusEntry,
  StatusPosition,
  StatusPurpose,
} from './document.ts'
export { BADGE_CONTEXTS } from './document.ts'
export { documentHash } from './hash-document.ts'
export { hashEmail } from './hash-email.ts'
export { writeJwtCredential } from './jwt-credential.ts'
export { type AchievedResult, isLetterGrade, isOfCourse } from './results.ts'
export {
  attachProof,
  type Prepared,
  prepareSignature,
  type Signing,
  signDocument,
} from './sign-document.ts'
export {
  buildStatement,
  type SignedStatement,
  type Statement,
  type StatementAction,
  signStatement,
  statementDigest,
  verifyStatement,
} from './statement.ts'
