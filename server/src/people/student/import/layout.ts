import type { ImportColumns, StudentField } from '@credenza/schema'

/** Which field is in which column; `heading` is the sheet's own word for it. */
export interface Layout {
  header: readonly string[]
  columns: ImportColumns
  heading: (field: StudentField) => string
}

export const layoutOf = (header: readonly string[], columns: ImportColumns): Layout => ({
  header,
  columns,
  heading: (field) => header[columns[field] ?? -1] || field,
})
