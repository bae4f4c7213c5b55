import { landingTexts } from '../../../texts/landing.ts'
import type { CertificateFace } from '../../certificate/rendered-certificate.tsx'

const { sample } = landingTexts

export const sampleSignature = 'z3FXQqFwbZxKBxGxqFpCDab1cd2ef3gh4ij5kl6mn7op8qr9st'

/** The certificate in the landing page's illustrations. */
export const sampleFace: CertificateFace = {
  recipient: sample.recipient,
  issuer: sample.issuer,
  title: sample.title,
  date: '2025-06-30',
  digitalSignature: sampleSignature,
  certificateNumber: '1024',
  verified: true,
  recorded: true,
}
