import { createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table'

/** What our tables can do beyond showing rows: searching, sorting and paging are the server's work, choosing rows is the screen's. */
export const features = tableFeatures({})

/** The column builder of one row type: call it at module level, so that columns stay the same object. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
