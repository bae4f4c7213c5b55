import type { StudentImport } from '@credenza/schema/student'
import { Alert, Badge, Button, Group, Progress, Stack, Table, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { studentTexts } from '../../texts/student.ts'
import { wrongRowsPath } from './student-calls.ts'

const texts = studentTexts.import
const shownErrors = 15
/** Rows are counted as in the sheet, where the first one holds the column names. */
const headerRows = 1

/** How far an import has come, and which rows to correct. */
export function ImportResult({ result }: { result: StudentImport }) {
  const running = result.status === 'waiting' || result.status === 'running'
  const download = () =>
    saveFile(wrongRowsPath(result.id), 'errors.xlsx').catch(() => toast.error(texts.downloadFailed))
  return (
    <Stack>
      {running && <Progress value={100} animated aria-label={texts.submitting} />}
      {result.message && (
        <Alert color={result.status === 'failed' ? 'red' : 'indigo'}>{result.message}</Alert>
      )}
      <Group gap="xs" role="status">
        <Text fz="sm">{texts.reading(formatNumber(Math.max(0, result.rowsRead - headerRows)))}</Text>
        <Badge color="teal">{texts.created(formatNumber(result.created))}</Badge>
        {result.unchanged > 0 && (
          <Badge color="gray">{texts.unchanged(formatNumber(result.unchanged))}</Badge>
        )}
        {result.failed > 0 && <Badge color="red">{texts.failed(formatNumber(result.failed))}</Badge>}
      </Group>
      {result.errors.length > 0 && (
        <>
          <Table.ScrollContainer minWidth={360} maxHeight={260}>
            <Table stickyHeader aria-label={texts.errors}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.row}</Table.Th>
                  <Table.Th>{texts.column}</Table.Th>
                  <Table.Th>{texts.reason}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {result.errors.slice(0, shownErrors).map((error) => (
                  <Table.Tr key={`${error.row} ${error.column}`}>
                    <Table.Td>{error.row}</Table.Td>
                    <Table.Td>{error.column}</Table.Td>
                    <Table.Td>{error.reason}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {result.failed > shownErrors && (
            <Text fz="sm" c="dimmed">
              {texts.moreErrors(formatNumber(result.failed - shownErrors))}
            </Text>
          )}
          <Group>
            <Button variant="default" leftSection={<Download size={15} />} onClick={() => void download()}>
              {texts.download}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
