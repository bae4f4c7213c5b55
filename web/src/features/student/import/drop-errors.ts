import { studentUploadMaxBytes } from '@credenza/schema/constants'
import { importTexts as texts } from '../../../texts/student-import.ts'

/** The dropzone's error codes in the specification's words (section 8), which differ from its own. */
export function dropError(code: string): string {
  if (code === 'file-too-large') return texts.tooLarge(studentUploadMaxBytes)
  if (code === 'file-too-small') return texts.tooSmall(1)
  if (code === 'too-many-files') return texts.tooMany
  return texts.wrongType
}

/** By extension and media type: systems disagree on the type of a .csv file. */
export const accepted = {
  'text/csv': ['.csv'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
}
