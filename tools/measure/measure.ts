/** A file of the product that is not a test. */
export interface Source {
  /** Relative to the root of the checkout. */
  path: string
  text: string
  /** The text with blanks in place of comments, so that lines and columns stay the same. */
  code: string
}

export interface Place {
  path: string
  line: number
  what: string
}

/** One number about the code. To add one, write it in a file of its own and list it in measure-structure.ts. */
export interface Measure {
  name: string
  /** Tells readers how it counts. */
  meaning: string
  of(sources: readonly Source[]): { value: number; places?: Place[] }
}

/** A measure that counts places. */
export const countOf = (places: Place[]): { value: number; places: Place[] } => ({
  value: places.length,
  places,
})

/** The line that contains an offset, counted from one. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
