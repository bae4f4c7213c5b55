import { fetchFile, fetchNamedFile } from './api/call.ts'

/** Fetches a file of ours with the session's token and saves it under this name. */
export async function saveFile(path: string, name: string): Promise<void> {
  saveBlob(await fetchFile(path), name)
}

/** As `saveFile`, under the name that the server gives it. */
export async function saveNamedFile(path: string): Promise<void> {
  const { blob, name } = await fetchNamedFile(path)
  saveBlob(blob, name ?? 'download')
}

/** Hands bytes to the browser's own download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
