import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/text/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { ColumnMatching } from './column-matching.tsx'
import { DateOrderNote } from './date-order-choice.tsx'
import { FirstRows } from './first-rows.tsx'
import { FoundTabs } from './found-tabs.tsx'
import type { ColumnChoice, PlaceChoice } from './import-calls.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportWarnings } from './import-warnings.tsx'
import { ListPlace, PlaceSummary } from './list-place.tsx'
import { isAtWork } from './use-import.ts'

interface ImportStepProps {
  found: StudentImportDetails
  /** Whether the person may choose how the list is read and imported. */
  mayChange: boolean
  /** Whether the server was out of reach when it was last asked. */
  lost: boolean
  matching: boolean
  onMatch: (choice: ColumnChoice) => void
  onPlace: (place: PlaceChoice) => void
  updateExisting: boolean
  onUpdateExisting: (update: boolean) => void
  /** What can be done with what an ended import has added. */
  ended: ReactNode
}

/** An import's current step: columns to match, progress, preview, or result. */
export function ImportStep({
  found,
  mayChange,
  lost,
  matching,
  onMatch,
  onPlace,
  ended,
  ...update
}: ImportStepProps) {
  const columns = mayChange && (
    <>
      <ListPlace found={found} busy={matching} onPlace={onPlace} />
      <FirstRows found={found} />
      <ColumnMatching
        // Choices that were not read yet belong to the list as it was.
        key={JSON.stringify([found.sheet, found.headingRow, found.columns, found.dates?.order])}
        found={found}
        busy={matching}
        onMatch={onMatch}
      />
    </>
  )
  return (
    <Stack>
      <Text fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {found.fileName}
      </Text>
      {isAtWork(found.status) && <ImportProgress found={found} lost={lost} />}
      {found.status === 'matching' && (
        <>
          {mayChange && question(found) && <Text fw={500}>{question(found)}</Text>}
          {isFound(found) && <PlaceSummary found={found} />}
          <ImportWarnings found={found} />
          {columns}
        </>
      )}
      {found.status === 'failed' && <Alert color="red">{found.message}</Alert>}
      {found.status === 'failed' && ended}
      {(found.status === 'ready' || found.status === 'done') && (
        <>
          <ImportCounts found={found} />
          {found.status === 'done' && ended}
          {found.status === 'ready' && (
            <div>
              <PlaceSummary found={found} />
              {found.dates && <DateOrderNote dates={found.dates} />}
            </div>
          )}
          {found.status === 'ready' && <ImportWarnings found={found} />}
          {found.status === 'ready' && <Choices found={found} mayChange={mayChange} {...update} />}
          <FoundTabs
            found={found}
            columns={columns && found.status === 'ready' && <Stack pt="sm">{columns}</Stack>}
          />
        </>
      )}
    </Stack>
  )
}

const isFound = ({ columns }: StudentImportDetails): boolean => Object.keys(columns).length > 0

/** What a person has to find; nothing where only the order of dates is in question, which asks for itself. */
function question(found: StudentImportDetails): string | undefined {
  const { dates, certainty } = found
  if (!isFound(found)) return texts.noList
  return dates && certainty !== 'unsure' ? undefined : texts.matching
}

function Choices({
  found,
  mayChange,
  updateExisting,
  onUpdateExisting,
}: Pick<ImportStepProps, 'found' | 'mayChange' | 'updateExisting' | 'onUpdateExisting'>) {
  return (
    <>
      {found.created + found.changed === 0 && <Text>{texts.nothingNew}</Text>}
      {found.failed > 0 && <Text fz="sm">{texts.leftOut}</Text>}
      {mayChange && found.changed > 0 && (
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
