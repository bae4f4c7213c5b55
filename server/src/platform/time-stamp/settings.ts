import { z } from 'zod'
import { webAddress } from '../setting-forms.ts'

/** The environment variables about time-stamps on PDFs. */
export const timeStampEnvironment = {
  TSA_URL: webAddress.optional(),
  TSA_CERTIFICATES_FILE: z.string().min(1).optional(),
}

const environment = z.object(timeStampEnvironment)

export type TimeStampSettings = ReturnType<typeof timeStampSettings>

/** The authority that is asked; undefined when PDFs get no time-stamps. */
export const timeStampSettings = (e: z.infer<typeof environment>) =>
  e.TSA_URL && e.TSA_CERTIFICATES_FILE
    ? { url: e.TSA_URL, certificatesFile: e.TSA_CERTIFICATES_FILE }
    : undefined
