import type { ApiKey } from '@credenza/schema/api-key'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { developerTexts } from '../../texts/developer.ts'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { apiKeysQuery, revokeApiKey } from './developer-calls.ts'
import { keyColumns } from './key-columns.tsx'

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'))
const GuardedDialog = lazy(() => import('../account/security/guarded-dialog.tsx'))
const { keys: texts } = developerTexts

/** The organisation's keys for /v1, and when they were last used. The owner creates them, and a manager can revoke them too. */
export function ApiKeys() {
  const queries = useQueryClient()
  const permitted = usePermitted()
  const mayRevoke = permitted('manage')
  const list = useQuery(apiKeysQuery)
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey>()
  const columns = useMemo(() => keyColumns(new Date(), mayRevoke ? setRevoking : undefined), [mayRevoke])
  const refresh = () => readAgain(queries, 'api-keys')
  const revoke = useGuarded(revokeApiKey, {
    onDone: async () => {
      toast.success(texts.revoked)
      // Remove the row before the dialog, so that focus returns to what is left.
      await refresh()
      setRevoking(undefined)
    },
  })
  return (
    <Stack gap="sm">
      {permitted('own') && (
        <Group justify="flex-end">
          <Button onClick={() => setMaking(true)}>{texts.add}</Button>
        </Group>
      )}
      <QueryTable
        label={texts.table}
        columns={columns}
        rowKey={(row) => row._id}
        skeletonRows={3}
        list={list}
        emptyAction={texts.empty}
      />
      <Suspense>
        {isMaking && <NewKeyDialog onMade={refresh} onClose={() => setMaking(false)} />}
        {revoking && (
          <GuardedDialog
            title={texts.revokeTitle}
            confirmLabel={texts.revokeConfirm}
            act={revoke}
            onConfirm={() => revoke.start(revoking._id)}
            onClose={() => setRevoking(undefined)}
          >
            <Text fw={600} dir="auto">
              {revoking.name}
            </Text>
            {texts.revokeText}
          </GuardedDialog>
        )}
      </Suspense>
    </Stack>
  )
}
