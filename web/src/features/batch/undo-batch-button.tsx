import type { Batch } from '@credenza/schema/batch'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { minutesAndSeconds, useCountdown } from '../../lib/use-countdown.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { undoBatch } from './batch-calls.ts'
import { nameOf } from './batch-name.ts'
import { canUndo } from './batch-state.ts'

interface UndoBatchButtonProps {
  batch: Batch
  /** Used if somebody without a session undoes the batch. */
  undo?: typeof undoBatch
}

/** 'Undo' with the remaining time; nothing once it is too late. */
export function UndoBatchButton({ batch, undo: send = undoBatch }: UndoBatchButtonProps) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const secondsLeft = useCountdown(Date.parse(batch.recallUntil) || 0)
  const undo = useMutation({
    mutationFn: () => send(batch._id),
    onSuccess: ({ message }) => {
      toast.success(successWords(message, texts.undoStarted))
      void readAgain(queries, 'batches', 'certificates', 'students', 'stats')
    },
    onError: toastFailure(),
    onSettled: () => setAsking(false),
  })
  if (secondsLeft === 0 || !canUndo(batch, Date.now())) return null
  const left = minutesAndSeconds(secondsLeft)
  const what = batch.kind in texts.undoTitle ? (batch.kind as keyof typeof texts.undoTitle) : 'create'
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={texts.undoWithin(nameOf(batch), left)}
        styles={{ label: { fontVariantNumeric: 'tabular-nums' } }}
      >
        {`${texts.undo} (${left})`}
      </Button>
      {asking && (
        <Confirm
          title={texts.undoTitle[what]}
          busy={undo.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => undo.mutate()}
          confirmLabel={texts.undoConfirm}
        >
          <Stack gap="xs">
            <Text fw={600} dir="auto">
              {nameOf(batch)}
            </Text>
            <Text>{texts.undoText[what]}</Text>
            {batch.recallable < batch.done && (
              <Text>{texts.undoLeft(formatNumber(batch.recallable), formatNumber(batch.done))}</Text>
            )}
          </Stack>
        </Confirm>
      )}
    </>
  )
}
