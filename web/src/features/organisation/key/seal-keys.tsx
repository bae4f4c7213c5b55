import type { SealKeyFacts, SealKeyInList } from '@credenza/schema/seal-key'
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatDateTime, shortened } from '../../../lib/format.ts'
import { readAgain } from '../../../lib/query-nouns.ts'
import { sealKeyTexts as texts } from '../../../texts/seal-key.ts'
import { signingKeyTexts } from '../../../texts/signing-keys.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Problem } from '../../../ui/problem.tsx'
import styles from '../../../ui/row-list.module.css'
import { TableError } from '../../../ui/table-states.tsx'
import { NotConfirmed, useConfirmation } from '../../account/security/use-confirmation.tsx'
import { declareSealKeyStolen, sealKeysQuery } from './seal-key-calls.ts'

/** Every key that sealed an issuer's PDFs, newest first, with a button to report one as stolen. */
export function SealKeys({ heldBy }: { heldBy: SealKeyFacts['heldBy'] | undefined }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const keys = useQuery(sealKeysQuery)
  const [reported, setReported] = useState<SealKeyInList>()
  const declare = useMutation({
    mutationFn: (id: string) => withConfirmation(() => declareSealKeyStolen(id)),
    onSuccess: () => {
      toast.success(signingKeyTexts.declared)
      void readAgain(queries, 'signing-keys')
    },
  })
  if (keys.isLoadingError) return <TableError error={keys.error} onRetry={() => void keys.refetch()} />
  if (!keys.data?.length) return null
  return (
    <>
      <Title order={3} fz="md">
        {texts.keysTitle}
      </Title>
      {declare.error && !(declare.error instanceof NotConfirmed) && (
        <Problem text={messageOf(declare.error)} />
      )}
      <ul className={styles.rows}>
        {keys.data.map((key) => (
          <SealKeyRow key={key.id} sealKey={key} onReport={() => setReported(key)} />
        ))}
      </ul>
      {reported && (
        <Confirm
          title={texts.stolenQuestion}
          onClose={() => setReported(undefined)}
          onConfirm={() => {
            setReported(undefined)
            declare.mutate(reported.id)
          }}
          confirmLabel={signingKeyTexts.confirm}
          color="red"
        >
          <Text fz="sm">{texts.stolenEffects}</Text>
          {reported.inUse && (
            <Text fz="sm" mt="sm">
              {heldBy === 'provider' ? texts.noPdfs : texts.newKey}
            </Text>
          )}
        </Confirm>
      )}
      {question}
    </>
  )
}

function SealKeyRow({ sealKey, onReport }: { sealKey: SealKeyInList; onReport: () => void }) {
  const { id, inUse, createdAt, compromisedAt } = sealKey
  const shown = shortened(id, 16)
  const facts = [
    texts.since(formatDateTime(createdAt)),
    ...(compromisedAt ? [texts.reported(formatDateTime(compromisedAt))] : []),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} ff="monospace" title={id}>
            <bdi>{shown}</bdi>
          </Text>
          {inUse && !compromisedAt && <Badge color="teal">{signingKeyTexts.states.current}</Badge>}
          {compromisedAt && <Badge color="red">{signingKeyTexts.states.stolen}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      {!compromisedAt && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={signingKeyTexts.reportOf(shown)}
          onClick={onReport}
        >
          {signingKeyTexts.report}
        </Button>
      )}
    </li>
  )
}
