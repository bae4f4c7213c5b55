/** The public page of a certificate. With the document's key after '#', it shows the whole certificate. */
export const sharePath = (slug: string, documentKey: string | undefined): string =>
  `/verify/${encodeURIComponent(slug)}${documentKey ? `#${documentKey}` : ''}`

/** The same as a full link, for copying. */
export const shareLink = (slug: string, documentKey: string | undefined): string =>
  `${location.origin}${sharePath(slug, documentKey)}`
