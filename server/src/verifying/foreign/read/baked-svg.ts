/** Finds the credential baked into an SVG (Open Badges 3.0 §5.3.2): a JWT in an attribute, or JSON as content. */
export function bakedInSvg(svg: string): string | undefined {
  const found = /<openbadges:credential\b([^<>]*)>/.exec(svg)
  if (!found) return undefined
  const [tag, attributes = ''] = found
  const jwt = /\bverify="([^"]*)"/.exec(attributes)?.[1]
  const start = found.index + tag.length
  const end = attributes.endsWith('/') ? -1 : svg.indexOf('</openbadges:credential>', start)
  const content = end < 0 ? undefined : svg.slice(start, end)
  return jwt || content?.replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, '$1') || undefined
}
