import { Alert, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePermitted } from '../../lib/use-permitted.ts'
import { common } from '../../texts/common.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { useProfile } from '../account/use-profile.ts'
import { deliverySettingsQuery } from './delivery-calls.ts'
import { MailForm } from './mail-form.tsx'

/** An issuer's mail settings; read-only until the admin approves the issuer, and for people who may not manage it. */
export default function MailSettings() {
  const { data: profile } = useProfile()
  const settings = useQuery(deliverySettingsQuery)
  const mayManage = usePermitted()('manage')
  if (settings.isLoadingError)
    return <LoadError error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data || !profile) return <Skeleton height={420} radius="lg" />
  const isLocked = profile.status !== 'Approved'
  return (
    <Stack gap="lg">
      {isLocked && <Alert color="yellow">{deliveryTexts.settings.locked}</Alert>}
      {!isLocked && !mayManage && <Alert color="yellow">{common.roleReads}</Alert>}
      <MailForm settings={settings.data} isLocked={isLocked || !mayManage} />
    </Stack>
  )
}
