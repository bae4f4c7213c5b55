import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { isLost } from '../../../lib/is-lost.ts'
import { lazy } from '../../../lib/lazy.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { importsQuery, isAtWork, isOpen } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** Shows lists that are being read or imported or wait for a person, and leads back to them. */
export function ImportNotice() {
  const query = useQuery(importsQuery)
  const { data: imports = [] } = query
  const lost = isLost(query)
  const [shownId, setShownId] = useState<string>()
  const open = imports.filter(({ status }) => isOpen(status))
  return (
    <>
      {open.map(({ id, fileName, status, rowsRead, lastRow }) => (
        <Alert key={id} mb="md" color="indigo" role="group" aria-label={fileName}>
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
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.open(fileName)}
              onClick={() => setShownId(id)}
            >
              {texts.show}
            </Button>
          </Group>
        </Alert>
      ))}
      <Suspense>
        {shownId && <ImportDialog importId={shownId} onClose={() => setShownId(undefined)} />}
      </Suspense>
    </>
  )
}
