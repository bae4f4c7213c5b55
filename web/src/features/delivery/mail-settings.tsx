import { Alert, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { common } from '../../texts/common.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { useIsApproved } from '../account/use-approval.tsx'
import { deliverySettingsQuery } from './delivery-calls.ts'
import { MailForm } from './mail-form.tsx'

/** An issuer's mail settings; read-only until the admin approves the issuer, and for people who may not manage it. */
export default function MailSettings() {
  const isApproved = useIsApproved()
  const settings = useQuery(deliverySettingsQuery)
  const mayManage = usePermitted()('manage')
  return (
    <Loaded
      // The form is drawn only once it is known whether it can be changed.
      query={isApproved === undefined ? { ...settings, data: undefined } : settings}
      skeleton={<Skeleton height={420} radius="lg" />}
    >
      {(saved) => (
        <Stack gap="lg">
          {!isApproved && <Alert color="yellow">{deliveryTexts.settings.locked}</Alert>}
          {isApproved && !mayManage && <Alert color="yellow">{common.roleReads}</Alert>}
          <MailForm settings={saved} isLocked={!isApproved || !mayManage} />
        </Stack>
      )}
    </Loaded>
  )
}
