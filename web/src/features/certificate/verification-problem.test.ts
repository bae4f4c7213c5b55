import { expect, it } from 'vitest'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { credentialPath, documentPath, sealedDocumentPath } from './document-path.ts'
import { verificationProblem } from './verification-problem.ts'

const texts = certificateTexts.verification
const failure = (message: string, code = 'internal') => new ApiFailure(message, code, 500)

it.each<[string, unknown, number, string]>([
  ['the server’s reason', failure('The key is locked.'), 1, 'The key is locked.'],
  ['that one failed, without a reason', failure(''), 1, texts.failed],
  ['that many were not started, without a reason', failure(''), 500, texts.notStarted],
  ['an answer that cannot be read', failure('Syntax', 'unreadable_answer'), 1, texts.unreadable],
])('says %s', (_what, error, count, words) => {
  expect(verificationProblem(error, count)).toBe(words)
})

it('a document is asked for in the language of the page, under an encoded id', () => {
  expect(documentPath('cert/1', 'pdf')).toBe('/api/certificates/cert%2F1/document.pdf?language=en')
  expect(credentialPath('cert/1')).toBe('/api/certificates/cert%2F1/credential.json')
})

it('a sealed document is fetched from this server, whatever its link says', () => {
  expect(sealedDocumentPath('ipfs://bafy123')).toBe('/ipfs/bafy123?format=raw')
  expect(sealedDocumentPath('https://evil.example/x')).toBe('/ipfs/https%3A%2F%2Fevil.example%2Fx?format=raw')
})
