import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { revokeLink } from './share-calls.ts'

interface RevokeButtonProps {
  linkId: string
  name: string
}

/** Revokes a link after saying what that can and cannot do. */
export function RevokeButton({ linkId, name }: RevokeButtonProps) {
  const queries = useQueryClient()
  return (
    <ConfirmButton
      size="compact-sm"
      variant="subtle"
      color="red"
      label={texts.revoke}
      aria-label={texts.revokeName(name)}
      title={texts.revokeTitle}
      act={() => revokeLink(linkId)}
      onDone={() => toast.success(texts.revoked)}
      onSettled={() => readAgain(queries, 'share-links')}
    >
      <Text fw={600} dir="auto">
        {name}
      </Text>
      {texts.canAndCannot}
    </ConfirmButton>
  )
}
