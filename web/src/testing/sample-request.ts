import type { Reviewable } from '../features/review/review-calls.ts'
import { sampleCertificate } from './sample-certificate.ts'

/** For tests: a signed certificate in a verifier's queue, overridden by these facts. */
export const sampleRequest = (facts: Partial<Reviewable> = {}): Reviewable => ({
  reviewFee: 0,
  ...facts,
  ...sampleCertificate({
    _id: 'cert_1',
    slug: 'slug-1',
    title: 'Diploma of Glass',
    userName: 'Noura',
    issuerName: 'Delma College',
    categoryName: 'Diploma',
    date: '2024-05-31',
    isVerified: true,
    ...facts,
  }),
})
