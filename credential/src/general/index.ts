export { canonicaliseJsonLd, UndefinedTermsError, UnknownContextError } from './canonicalise-json-ld.ts'
export { heldContexts } from './contexts.ts'
export { hashForeign } from './hash-foreign.ts'
export { verifyForeign } from './verify-foreign.ts'
