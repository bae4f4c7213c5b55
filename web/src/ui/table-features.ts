import { createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table'

/** Our tables only show rows: the server searches, sorts and pages, and the screen handles choosing. */
export const features = tableFeatures({})

/** The column builder of one row type: call it at module level, so that columns stay the same object. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
