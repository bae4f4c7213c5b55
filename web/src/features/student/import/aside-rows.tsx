import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Stack, Table, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/text/format.ts'
import { importTexts } from '../../../texts/student-import.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './findings.module.css'

const texts = importTexts.asides
type Asides = StudentImportDetails['asides']

export const asideCount = ({ blank, heading, total, note }: Asides): number => blank + heading + total + note

/** The rows that are about no student: how many of each kind, and what the first of them say. */
export function AsideRows({ asides }: { asides: Asides }) {
  const kinds = (['heading', 'total', 'note', 'blank'] as const).filter((kind) => asides[kind] > 0)
  return (
    <Stack gap="sm" pt="sm">
      <Text fz="sm">
        {texts.intro} {kinds.map((kind) => texts.counts[kind](formatNumber(asides[kind]))).join(' · ')}
      </Text>
      {asides.first.length > 0 && (
        <ScrollRegion className={styles.scrolling} aria-label={texts.intro}>
          <Table stickyHeader aria-label={texts.intro}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{importTexts.row}</Table.Th>
                <Table.Th>{texts.kind}</Table.Th>
                <Table.Th>{texts.text}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {asides.first.map(({ row, kind, text }) => (
                <Table.Tr key={row}>
                  <Table.Td>{row}</Table.Td>
                  <Table.Td className={styles.heading}>{texts.kinds[kind]}</Table.Td>
                  <Table.Td dir="auto">{text}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
    </Stack>
  )
}
