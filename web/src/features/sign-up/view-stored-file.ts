import type { KycFile } from '@credenza/schema/sign-up'
import toast from 'react-hot-toast'
import { fetchFile } from '../../lib/api/call.ts'
import { saveBlob } from '../../lib/browser/save-file.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { storedFilePath } from './sign-up-calls.ts'

/** Long enough for the other tab to read the file. */
const forgetAfterMs = 60_000

/** Opens a submitted document in another tab, or saves it if the browser blocks new tabs. */
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
