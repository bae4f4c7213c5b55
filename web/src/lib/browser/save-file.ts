import { fetchFile, fetchNamedFile } from '../api/call.ts'

/** Fetches a file from our server with the session's token and saves it under this name. */
export async function saveFile(path: string, name: string): Promise<void> {
  saveBlob(await fetchFile(path), name)
}

/** As `saveFile`, with the server's name for the file. */
export async function saveNamedFile(path: string): Promise<void> {
  const { blob, name } = await fetchNamedFile(path)
  saveBlob(blob, name ?? 'download')
}

/** Offers bytes as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
