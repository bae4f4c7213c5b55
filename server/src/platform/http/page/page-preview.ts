import { escapeHtml } from '../../mail/escape-html.ts'

/** What other sites show for a link to a page (ogp.me). */
export interface PagePreview {
  title: string
  description: string
  /** Absolute addresses, as Open Graph requires. */
  url: string
  image: string
  /** Side in pixels, for a square image such as a logo. */
  squarePx?: number
}

/** The size of our own image, which most networks show whole. They reserve its place while it loads. */
const ownImagePx = { width: 1200, height: 630 }

/** Adds the preview to the head of a page. */
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
