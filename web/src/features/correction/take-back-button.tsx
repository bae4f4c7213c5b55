import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { correctionTexts } from '../../texts/correction.ts'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { takeBackCorrection } from './correction-calls.ts'

const texts = correctionTexts.waiting

/** Takes back the correction of a certificate while nobody has signed it. */
export default function TakeBackButton({ certificateId }: { certificateId: string }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const takeBack = useMutation({
    mutationFn: () => takeBackCorrection(certificateId),
    onSuccess: () => toast.success(texts.takenBack),
    onSettled: () => {
      setAsking(false)
      return readAgain(queries, 'certificates')
    },
  })
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {texts.takeBack}
      </Button>
      {takeBack.error && <Problem text={messageOf(takeBack.error)} />}
      <ConfirmDialog
        title={texts.takeBackTitle}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => takeBack.mutate()}
        confirmLabel={texts.takeBack}
        busy={takeBack.isPending}
      >
        {texts.takeBackText}
      </ConfirmDialog>
    </>
  )
}
