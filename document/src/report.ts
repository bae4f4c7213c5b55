import type { LanguageCode } from '@credenza/schema/languages'
/** A page of figures, such as a statement of account. Every text is printed as given. */
export interface Report {
  language: LanguageCode
  title: string
  /** The date in the file's metadata, as 'YYYY-MM-DD'. */
  date: string
  facts: { label: string; value: string }[]
  columns: readonly string[]
  /** How many columns at the end hold amounts or similar, and are aligned to the far side. */
  amounts: number
  /** How many columns at the start share the page's width; the others are as wide as their contents. */
  wide: number
  /** A text may have several lines. */
  rows: string[][]
  /** The totals of the rows, shown below them. */
  sums: { label: string; value: string }[]
  /** A file inside the report, which makes it PDF/A-3. */
  attachment?: { name: string; mediaType: string; description: string; bytes: Uint8Array }
}
