/** A page of figures, such as a statement of account: every text stands as it is given. */
export interface Report {
  language: 'en' | 'ar'
  title: string
  /** 'YYYY-MM-DD', for the file's own record of when it is from. */
  date: string
  facts: { label: string; value: string }[]
  /** The last column holds amounts or the like and is set from the far side. */
  columns: string[]
  /** So many of the first columns share the page's width; the others are as wide as what stands in them. */
  wide: number
  /** A text may have several lines. */
  rows: string[][]
  /** What the rows come to, below them. */
  sums: { label: string; value: string }[]
}
