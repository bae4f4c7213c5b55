import toast from 'react-hot-toast'
import { saveFile } from '../../lib/browser/save-file.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'

/** Saves an upload's file under the last segment of its address (specification, section 7). */
export async function saveCertificateFile(path: string): Promise<void> {
  await saveFile(path, path.slice(path.lastIndexOf('/') + 1)).catch(() => toast.error(texts.downloadFailed))
}
