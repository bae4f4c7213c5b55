import userEvent from '@testing-library/user-event'
import { sampleCertificate } from './sample-certificate.ts'

/** For tests: the facts of the certificate to correct, which a verifier has accepted. */
export const accepted = { isVerified: true, status: '1', userName: 'Jon Smith' } as const
export const signed = sampleCertificate(accepted)

/** For tests: a version of that certificate, overridden by these facts. */
export const sampleVersion = (facts: object) => ({
  _id: 'cert_0',
  slug: 'slug-0',
  createdAt: '2026-01-01T08:00:00Z',
  signedAt: '2026-01-02T08:00:00Z',
  supersededAt: '',
  changes: [],
  ...facts,
})

export const renamed = { field: 'userName', from: 'Jon Smith', to: 'John Smith' }

/** For tests: the holder's request. */
export const sampleCorrectionRequest = {
  _id: 'corr_1',
  certificateId: 'cert_0',
  title: 'BSc',
  userName: 'Jon Smith',
  issuerName: 'University',
  changes: [renamed],
  why: 'My passport says John.',
  state: 'open',
  answer: '',
  createdAt: '2026-11-20T08:00:00Z',
  decidedAt: '',
  correctedBy: '',
}

/** For tests: the responses that the correction dialog needs. */
export const correctionAnswers = {
  'POST /api/certificates/cert_0/correct': { certificateId: 'cert_1' },
  'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree' }] },
}

export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** The changes that a dialog lists, as 'Was: … Now: …'. */
export const changesShown = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dd')].map((dd) => dd.textContent?.replaceAll(/\s+/g, ' ').trim())
