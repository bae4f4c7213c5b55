import type { StudentField } from '@credenza/schema/student'
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './findings.module.css'

interface StudentTableProps {
  label: string
  fields: readonly StudentField[]
  /** Heading of a column before the fields, after the row's number. */
  leading?: string
  rows: readonly {
    row: number
    leading?: ReactNode
    /** One text instead of the values. */
    whole?: ReactNode
    cell: (field: StudentField) => ReactNode
  }[]
}

/** Students in the order of their sheet, one column a field; it scrolls sideways on a phone. */
export function StudentTable({ label, fields, leading, rows }: StudentTableProps) {
  return (
    <ScrollRegion className={`${styles.scrolling} ${styles.students}`} aria-label={label}>
      <Table stickyHeader aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.row}</Table.Th>
            {leading && <Table.Th>{leading}</Table.Th>}
            {fields.map((field) => (
              <Table.Th key={field}>{studentTexts.add.fields[field]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ row, leading: before, whole, cell }) => (
            <Table.Tr key={row}>
              <Table.Td>{row}</Table.Td>
              {leading && <Table.Td className={styles.heading}>{before}</Table.Td>}
              {whole === undefined ? (
                fields.map((field) => <Table.Td key={field}>{cell(field)}</Table.Td>)
              ) : (
                <Table.Td colSpan={fields.length}>{whole}</Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
