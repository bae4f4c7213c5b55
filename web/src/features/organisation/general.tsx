import { Alert, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '../../lib/session/session.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { common } from '../../texts/common.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { settingsQuery } from './settings-calls.ts'
import { SettingsForm } from './settings-form.tsx'

/** How an organisation appears and, for an issuer, who reviews its certificates. */
export default function General({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const settings = useQuery(settingsQuery)
  const mayManage = usePermitted()('manage')
  return (
    <Loaded query={settings} skeleton={<Skeleton height={280} radius="lg" />}>
      {(saved) => (
        <>
          {!isLocked && !mayManage && <Alert color="yellow">{common.roleReads}</Alert>}
          <SettingsForm
            settings={saved}
            isIssuer={session.role === 'issuer'}
            publicPath={isLocked ? undefined : `/issuers/${session.userData._id}`}
            isLocked={isLocked || !mayManage}
          />
        </>
      )}
    </Loaded>
  )
}
