import { newCertificate } from '@credenza/schema/batch'
import { text } from '@credenza/schema/text'
import type { z } from 'zod'

/** What the dialog asks for once; the recipients are kept separately. */
export const creationForm = newCertificate.safeExtend({ issuerName: text('issuerName', 300) })
export type CreationForm = z.output<typeof creationForm>
export type CreationInput = z.input<typeof creationForm>

export const emptyForm: CreationForm = {
  certificateType: '',
  title: '',
  issuerName: '',
  date: '',
  validUntil: '',
  templateId: '',
  details: {},
  courses: [],
}
