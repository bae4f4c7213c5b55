import { type CertificateRecord, certificateRecord } from '@credenza/schema/certificate'
import type { Student } from '@credenza/schema/student'
import type { z } from 'zod'

/** What the dialog asks for once; the recipients stand beside it. */
export const creationForm = certificateRecord.pick({
  certificateType: true,
  title: true,
  issuerName: true,
  date: true,
})
export type CreationForm = z.output<typeof creationForm>

/** One record per recipient, with the flags as the wire wants them at creation (specification, section 3). */
export function recordsFor(form: CreationForm, recipients: readonly Student[]): CertificateRecord[] {
  return recipients.map((student) => ({
    ...form,
    userId: student._id,
    userName: student.name,
    walletAddress: student.walletAddress,
    transfer: 'false',
    verified: 'false',
    request: 'false',
    requestAccepted: 'false',
    verifierAddress: '',
  }))
}
