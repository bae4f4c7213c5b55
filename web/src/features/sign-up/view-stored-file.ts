import type { KycFile } from '@credenza/schema/organisation'
import toast from 'react-hot-toast'
import { fetchFile } from '../../lib/api/call.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { storedFilePath } from './sign-up-calls.ts'

/** Long enough for the other tab to have read it. */
const forgetAfterMs = 60_000

/** Opens a document that was handed in in another tab; saves it where the browser does not let us open one. */
export async function viewStoredFile(kind: KycFile): Promise<void> {
  try {
    const blob = await fetchFile(storedFilePath(kind))
    const url = URL.createObjectURL(blob)
    setTimeout(() => URL.revokeObjectURL(url), forgetAfterMs)
    if (!window.open(url, '_blank')) saveBlob(blob, kind)
  } catch {
    toast.error(signUpTexts.file.notViewed)
  }
}
