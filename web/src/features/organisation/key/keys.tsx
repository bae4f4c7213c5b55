import { Stack } from '@mantine/core'
import type { Session } from '../../../lib/session.ts'
import SigningKey from '../signing-key.tsx'
import ExternalKey from './external-key.tsx'
import SealKey from './seal-key.tsx'
import SigningKeys from './signing-keys.tsx'
import ToReissue from './to-reissue.tsx'

/** The signing key and the earlier ones, the key that seals PDFs, and what to do after a theft. */
export default function Keys({ session, isLocked }: { session: Session; isLocked: boolean }) {
  return (
    <Stack gap="lg">
      <SigningKey session={session} isLocked={isLocked} />
      <ExternalKey session={session} isLocked={isLocked} />
      <SigningKeys session={session} owner={{}} canReport={!isLocked} />
      {session.role === 'issuer' && session.userData.memberRole === 'owner' && (
        <SealKey session={session} isLocked={isLocked} />
      )}
      {session.role === 'issuer' && <ToReissue />}
    </Stack>
  )
}
