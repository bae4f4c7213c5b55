export { paperStatement } from './build-paper.ts'
export { paperCredential } from './paper-credential.ts'
export { PaperError, type PaperProblem, type PaperStatement, type SignedPaper } from './paper-statement.ts'
export { bytesToSign, looksLikePaper, readPaper, writePaper } from './paper-text.ts'
