import { createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table'

const columnMeta: {
  /** Aligns the column at the end, so that the digits of amounts line up. */
  isAmount?: boolean
} = {}

/** Our tables only show rows: the server searches, sorts and pages, and the screen handles selection. */
export const features = tableFeatures({ columnMeta })

/** The column builder of one row type. Call it at module level, so that columns stay the same object. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
