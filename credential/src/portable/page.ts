import { digestOf, type PortableFile } from './portable-file.ts'

/** Where the page holds the file: its script finds it by this id, programs by `extractPortable`. */
export const FILE_ID = 'credenza-file'

/** The place in the template that `embedPortable` fills. */
export const filePlace = place('', '')

/** Puts a portable file into the template of the page that shows and verifies it. */
export function embedPortable(template: string, file: PortableFile): string {
  // Within a script element only '<' could begin an end tag or a comment (HTML §4.12.1.3), and JSON lets us escape it.
  const text = JSON.stringify(file).replaceAll('<', '\\u003c')
  if (!template.includes(filePlace)) throw new TypeError('The template has no place for a file')
  return template.replace(filePlace, () => place(digestOf(text), text))
}

/** The file's text and its digest from such a page; undefined for any other text. */
export function extractPortable(html: string): { text: string; digest: string } | undefined {
  const found = new RegExp(place('([0-9a-f]*)', '([^<]*)')).exec(html)
  return found ? { digest: found[1]!, text: found[2]! } : undefined
}

function place(digest: string, text: string): string {
  return `<script type="application/json" id="${FILE_ID}" data-sha256="${digest}">${text}</script>`
}
