import { escapeHtml } from '../mail/escape-html.ts'

/** What other sites show for a link to a page (ogp.me). */
export interface PagePreview {
  title: string
  description: string
  /** Absolute addresses, as Open Graph requires. */
  url: string
  image: string
  /** For an image that is a square of this side, such as a logo. */
  squarePx?: number
}

/** The size of our own image, so that its place is reserved while it loads: what most networks show whole. */
const ownImagePx = { width: 1200, height: 630 }

/** The page with the preview in its head. */
export function withPreview(html: Buffer, { title, description, url, image, squarePx }: PagePreview): Buffer {
  const imagePx = squarePx ? { width: squarePx, height: squarePx } : ownImagePx
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Credenza',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': String(imagePx.width),
    'og:image:height': String(imagePx.height),
    'og:image:alt': squarePx ? title : 'Credenza',
    'twitter:card': squarePx ? 'summary' : 'summary_large_image',
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return Buffer.from(html.toString('utf8').replace('</head>', () => `${tags.join('')}</head>`))
}
