/** Finds the credential baked into an SVG (Open Badges 3.0 §5.3.2): a JWT in an attribute, or JSON as content. */
export function bakedInSvg(svg: string): string | undefined {
  const [, attributes, content] =
    /<openbadges:credential\b([^>]*?)(?:\/>|>(.*?)<\/openbadges:credential>)/s.exec(svg) ?? []
  const jwt = /\bverify="([^"]*)"/.exec(attributes ?? '')?.[1]
  return jwt || content?.replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, '$1') || undefined
}
