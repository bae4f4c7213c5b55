import type { House } from '@credenza/schema/own-name'
import { Center, Divider, Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { signInTexts as texts } from '../../../texts/sign-in.ts'
import { IssuerBrand } from '../../../ui/issuer-brand.tsx'
import { ProviderButton } from '../provider/provider-button.tsx'

const ourColour = '#1d4ed8'

interface HouseDoorProps {
  house: House
  /** Whether to offer the organisation's provider, which students don't use. */
  isForMembers: boolean
}

/** The top of the sign-in form at an organisation's own address. */
export default function HouseDoor({ house, isForMembers }: HouseDoorProps) {
  const [params] = useSearchParams()
  const { organisationId, name, colour, logo, hasProvider } = house
  return (
    <Stack mb="lg">
      <Center style={{ '--brand-width': '100%' }}>
        <IssuerBrand look={{ name, logo, colour: colour || ourColour }} />
      </Center>
      {isForMembers && hasProvider && (
        <>
          <ProviderButton organisationId={organisationId} next={params.get('next')} />
          <Divider label={texts.or} />
        </>
      )}
    </Stack>
  )
}
