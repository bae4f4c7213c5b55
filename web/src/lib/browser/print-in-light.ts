const scheme = 'data-mantine-color-scheme'

/**
 * Prints with the light scheme: paper is white, so the dark scheme's light letters would be unreadable. Returns a function
 * that stops this.
 */
export function printInLight(): () => void {
  const root = document.documentElement
  let chosen: string | null = null
  const lighten = () => {
    // If a second print starts before the first has ended, it finds the light scheme.
    chosen ??= root.getAttribute(scheme)
    root.setAttribute(scheme, 'light')
  }
  const restore = () => {
    if (chosen) root.setAttribute(scheme, chosen)
    chosen = null
  }
  addEventListener('beforeprint', lighten)
  addEventListener('afterprint', restore)
  return () => {
    removeEventListener('beforeprint', lighten)
    removeEventListener('afterprint', restore)
  }
}
