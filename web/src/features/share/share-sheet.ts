/** Whether the device has a share sheet of its own: its list of apps and people to send something to. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/**
 * Hands a link to the device's share sheet, and returns false if it did not open: browsers allow it only right after a
 * press. Closing it without sending counts as done.
 */
export async function openShareSheet(link: { url: string; title?: string }): Promise<boolean> {
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
