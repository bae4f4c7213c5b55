import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { linksQuery, revokeLink } from './share-calls.ts'

interface RevokeButtonProps {
  linkId: string
  name: string
  certificateId: string
}

/** Ends a link, having said what that can and cannot do. */
export function RevokeButton({ linkId, name, certificateId }: RevokeButtonProps) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => revokeLink(linkId),
    onSuccess: () => toast.success(texts.revoked),
    onSettled: () => {
      setAsking(false)
      return queries.invalidateQueries({ queryKey: linksQuery(certificateId).queryKey })
    },
  })
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={texts.revokeName(name)}
        onClick={() => setAsking(true)}
      >
        {texts.revoke}
      </Button>
      {revoke.error && <Problem text={messageOf(revoke.error)} />}
      <ConfirmDialog
        title={texts.revokeTitle}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate()}
        confirmLabel={texts.revoke}
        busy={revoke.isPending}
      >
        {texts.canAndCannot}
      </ConfirmDialog>
    </>
  )
}
