import { Button, Stack, Table, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './findings.module.css'

interface FindingsProps {
  label: string
  /** What the rows have in common, if their reasons do not say it. */
  hint?: string
  headings: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The number of rows not shown. */
  more: number
  download: { label: string; path: string; name: string }
}

/** The first rows of a finding in a list, and a file with all of them. */
export function Findings({ label, hint, headings, rows, more, download }: FindingsProps) {
  const save = () => saveFile(download.path, download.name).catch(() => toast.error(texts.downloadFailed))
  return (
    <Stack gap="sm" align="flex-start" pt="sm">
      {hint && <Text fz="sm">{hint}</Text>}
      <ScrollRegion className={styles.scrolling} aria-label={label}>
        <Table stickyHeader aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading) => (
                <Table.Th key={heading}>{heading}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells }) => (
              <Table.Tr key={key}>
                {cells.map((cell, i) => (
                  <Table.Td key={headings[i]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {more > 0 && (
        <Text fz="sm" c="dimmed">
          {texts.more(formatNumber(more))}
        </Text>
      )}
      <Button variant="default" leftSection={<Download size={15} />} onClick={() => void save()}>
        {download.label}
      </Button>
    </Stack>
  )
}
