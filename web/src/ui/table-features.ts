import { createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table'

const columnMeta: {
  /** Aligned at the end, so that the digits of amounts stand below each other. */
  isAmount?: boolean
} = {}

/** Our tables only show rows: the server searches, sorts and pages, and the screen handles choosing. */
export const features = tableFeatures({ columnMeta })

/** The column builder of one row type: call it at module level, so that columns stay the same object. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
