import { Stack } from '@mantine/core'
import type { Session } from '../../../lib/session.ts'
import SigningKey from '../signing-key.tsx'
import ExternalKey from './external-key.tsx'
import SealKey from './seal-key.tsx'
import SigningKeys from './signing-keys.tsx'
import ToReissue from './to-reissue.tsx'

/** The key that signs, the earlier ones, the one that seals PDFs, and what a stolen one leaves to do. */
export default function Keys({ session, isLocked }: { session: Session; isLocked: boolean }) {
  return (
    <Stack gap="lg">
      <SigningKey session={session} isLocked={isLocked} />
      <ExternalKey isLocked={isLocked} />
      <SigningKeys session={session} owner={{}} canReport={!isLocked} />
      {session.role === 'issuer' && <SealKey isLocked={isLocked} />}
      {session.role === 'issuer' && <ToReissue />}
    </Stack>
  )
}
