import { messages } from '@credenza/schema/messages'
import type { Application } from '@credenza/schema/sign-up-application'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { gateTexts } from '../../texts/gate.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { LoadedPage } from '../../ui/page/loaded-page.tsx'
import { useApplication } from './use-application.ts'
import { WayBack } from './way-back.tsx'

const texts = signUpTexts

/** Gives its children the signed-in organisation's application while it can be edited; otherwise shows its status. */
export default function OwnApplication({ children }: { children: (application: Application) => ReactNode }) {
  const query = useApplication()
  return (
    <LoadedPage
      title={texts.kyc.title}
      size="md"
      query={{ ...query, data: query.isFetchedAfterMount ? query.data : undefined }}
      skeleton={<Skeleton height={480} radius="lg" />}
    >
      {(application) => {
        if (application.status === 'Registered' || application.status === 'Returned')
          return children(application)
        if (application.status === 'Pending')
          return <WayBack title={messages.waitForApproval} text={gateTexts.waitText} />
        if (application.status === 'Suspended')
          return <WayBack title={gateTexts.suspendedTitle} text={texts.wayBack.suspended} />
        return <WayBack title={texts.wayBack.notNow} text={texts.wayBack.approved} />
      }}
    </LoadedPage>
  )
}
