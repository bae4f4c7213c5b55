import type { StudentImport } from '@credenza/schema/student-import'
import { Alert, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { isLost } from '../../../lib/is-lost.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { RowButton } from '../../../ui/row-button.tsx'
import { UndoImport } from './undo-import.tsx'
import { importsQuery, isAtWork, isOpen } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** Shows lists that are being read or imported, wait for a person or can be undone, and leads back to them. */
export function ImportNotice() {
  const query = useQuery(importsQuery)
  const mayPrepare = usePermitted()('prepare')
  const [shownId, setShownId] = useState<string>()
  const shown = query.data?.filter(({ status, undoUntil }) => isOpen(status) || (mayPrepare && undoUntil))
  return (
    <>
      {shown?.map((found) => (
        <Notice key={found.id} found={found} lost={isLost(query)} onShow={() => setShownId(found.id)} />
      ))}
      <Suspense>
        {shownId && <ImportDialog importId={shownId} onClose={() => setShownId(undefined)} />}
      </Suspense>
    </>
  )
}

interface NoticeProps {
  found: StudentImport
  lost: boolean
  onShow: () => void
}

function Notice({ found, lost, onShow }: NoticeProps) {
  const { fileName, status, rowsRead, lastRow, undoUntil } = found
  const secondsLeft = useCountdown(Date.parse(undoUntil) || 0)
  if (!isOpen(status) && secondsLeft === 0) return null
  return (
    <Alert mb="md" color={isOpen(status) ? 'indigo' : 'teal'} role="group" aria-label={fileName}>
      <Group justify="space-between" gap="sm">
        <Stack gap={4} flex={1} miw={180}>
          <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi> ·{' '}
            {lost && isAtWork(status) ? common.waitingForServer : texts.status[status]}
          </Text>
          {lastRow > 0 && status === 'running' && (
            <Progress value={(rowsRead / lastRow) * 100} aria-label={texts.status[status]} />
          )}
        </Stack>
        <Group gap="xs">
          {undoUntil && <UndoImport found={found} />}
          <RowButton label={texts.show} ariaLabel={texts.open(fileName)} onClick={onShow} />
        </Group>
      </Group>
    </Alert>
  )
}
