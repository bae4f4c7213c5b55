const scheme = 'data-mantine-color-scheme'

/** Paper is white: light letters of the dark scheme could not be read on it. Returns what undoes it. */
export function printInLight(): () => void {
  const root = document.documentElement
  let chosen: string | null = null
  const lighten = () => {
    // A second print that begins before the first has ended finds the light one.
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
