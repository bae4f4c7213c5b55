import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Badge, Group } from '@mantine/core'
import { formatNumber } from '../../../lib/text/format.ts'
import { batchTexts } from '../../../texts/batch.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'

/** The numbers of new, changed, existing and wrong rows: a forecast, or the result once the import has ended. */
export function ImportCounts({ found }: { found: StudentImportDetails }) {
  if (isUndone(found)) {
    return (
      <Badge size="lg" color="gray" role="status">
        {batchTexts.phases.recalled}
      </Badge>
    )
  }
  const isPlan = found.status === 'ready'
  const changed = isPlan ? texts.changed : found.updateExisting ? texts.updated : texts.left
  return (
    <Group gap="xs" role="status">
      <Badge size="lg" color="teal">
        {(isPlan ? texts.fresh : texts.created)(formatNumber(found.created))}
      </Badge>
      {found.changed > 0 && (
        <Badge size="lg" color="indigo">
          {changed(formatNumber(found.changed))}
        </Badge>
      )}
      {found.unchanged > 0 && (
        <Badge size="lg" color="gray">
          {texts.unchanged(formatNumber(found.unchanged))}
        </Badge>
      )}
      {found.failed > 0 && (
        <Badge size="lg" color="red">
          {texts.failed(formatNumber(found.failed))}
        </Badge>
      )}
    </Group>
  )
}

/** Whether nothing is left of what the import added. */
const isUndone = ({ status, created, present }: StudentImportDetails): boolean =>
  status === 'done' && created > 0 && present === 0
