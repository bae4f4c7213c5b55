import { Stack } from '@mantine/core'
import type { Session } from '../../../lib/session/session.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import SigningKey from '../signing-key.tsx'
import ExternalKey from './external-key.tsx'
import SealKey from './seal-key.tsx'
import SigningKeys from './signing-keys.tsx'
import ToReissue from './to-reissue.tsx'

/** The signing key and the earlier ones, the key that seals PDFs, and what to do after a theft. Only the owner changes them. */
export default function Keys({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const isOwner = usePermitted()('own')
  return (
    <Stack gap="lg">
      {isOwner && <SigningKey session={session} isLocked={isLocked} />}
      {isOwner && <ExternalKey session={session} isLocked={isLocked} />}
      <SigningKeys session={session} owner={{}} canReport={isOwner && !isLocked} />
      {isOwner && session.role === 'issuer' && <SealKey session={session} isLocked={isLocked} />}
      {session.role === 'issuer' && <ToReissue />}
    </Stack>
  )
}
