/** What a picture says that it shows: title and recipient, as the server's renderer names it (document/src/renderer.ts). */
export function drawingTitle(svg: string): string {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const title = [...root.children].find(({ localName }) => localName === 'title')
  return title?.textContent ?? ''
}
