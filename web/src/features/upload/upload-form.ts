import { messages } from '@credenza/schema/messages'
import { uploadCertificateRequest } from '@credenza/schema/upload'
import { z } from 'zod'
import { certificateFileLimit, fileFault } from '../../lib/form/file-fault.ts'

/** The fields that the dialog sends, with the server's names, so that errors find their fields. */
export const uploadForm = uploadCertificateRequest.extend({
  doc_url: z
    .file()
    .nullable()
    .superRefine((file, check) => {
      const fault = file ? fileFault(file, certificateFileLimit) : messages.selectFile
      if (fault) check.addIssue({ code: 'custom', message: fault })
    }),
})
export type UploadForm = z.infer<typeof uploadForm>

/** In screen order. */
export const uploadFields = ['doc_url', 'issuerId', 'categoryName', 'title', 'date'] as const

export const emptyUpload: UploadForm = { doc_url: null, issuerId: '', categoryName: '', title: '', date: '' }
