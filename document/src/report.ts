import type { LanguageCode } from '@credenza/schema/languages'
/** A page of figures, such as a statement of account: every text is printed as given. */
export interface Report {
  language: LanguageCode
  title: string
  /** 'YYYY-MM-DD', the date in the file's own metadata. */
  date: string
  facts: { label: string; value: string }[]
  columns: readonly string[]
  /** How many of the last columns hold amounts or the like, and are aligned to the far side. */
  amounts: number
  /** How many of the first columns share the page's width; the others are as wide as their contents. */
  wide: number
  /** A text may have several lines. */
  rows: string[][]
  /** The totals of the rows, shown below them. */
  sums: { label: string; value: string }[]
  /** A file that travels inside, which makes the report PDF/A-3. */
  attachment?: { name: string; mediaType: string; description: string; bytes: Uint8Array }
}
