import type { ImportColumns, StudentImportDetails } from '@credenza/schema/student-import'
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { ColumnMatching } from './column-matching.tsx'
import { FoundTabs } from './found-tabs.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { isAtWork } from './use-import.ts'

interface ImportStepProps {
  found: StudentImportDetails
  matching: boolean
  onMatch: (columns: ImportColumns) => void
  updateExisting: boolean
  onUpdateExisting: (update: boolean) => void
}

/** An import's current step: columns to match, progress, preview, or result. */
export function ImportStep({ found, matching, onMatch, ...update }: ImportStepProps) {
  const columns = <ColumnMatching found={found} busy={matching} onMatch={onMatch} />
  return (
    <Stack>
      <Text fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {found.fileName}
      </Text>
      {isAtWork(found.status) && <ImportProgress found={found} />}
      {found.status === 'matching' && (
        <>
          <Text>{texts.matching}</Text>
          {columns}
        </>
      )}
      {found.status === 'failed' && <Alert color="red">{found.message}</Alert>}
      {(found.status === 'ready' || found.status === 'done') && (
        <>
          <ImportCounts found={found} />
          {found.status === 'ready' && <Choices found={found} {...update} />}
          <FoundTabs found={found} columns={found.status === 'ready' && columns} />
        </>
      )}
    </Stack>
  )
}

function Choices({
  found,
  updateExisting,
  onUpdateExisting,
}: Pick<ImportStepProps, 'found' | 'updateExisting' | 'onUpdateExisting'>) {
  return (
    <>
      {found.created + found.changed === 0 && <Text>{texts.nothingNew}</Text>}
      {found.failed > 0 && <Text fz="sm">{texts.leftOut}</Text>}
      {found.changed > 0 && (
        <Checkbox
          label={texts.updateExisting(formatNumber(found.changed))}
          description={texts.updateHint}
          checked={updateExisting}
          onChange={({ currentTarget }) => onUpdateExisting(currentTarget.checked)}
        />
      )}
    </>
  )
}
