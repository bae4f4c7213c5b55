import type { ProviderSettings, SingleSignOn } from '@credenza/schema/single-sign-on'
import { Stack, Text } from '@mantine/core'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'

interface AddressesProps {
  signOn: SingleSignOn
  kind: ProviderSettings['kind']
}

/** What to tell the provider about us. */
export function Addresses({ signOn, kind }: AddressesProps) {
  const { redirectUri, logoutUri, saml } = signOn
  const shown =
    kind === 'oidc'
      ? [
          [texts.redirectUri, redirectUri],
          [texts.logoutUri, logoutUri],
        ]
      : [
          [texts.ourEntityId, saml.entityId],
          [texts.consumerUri, saml.consumerUri],
          [texts.ourLogoutUri, saml.logoutUri],
        ]
  return (
    <Stack gap="xs">
      {shown.map(([name = '', value = '']) => (
        <div key={value}>
          <Text fz="sm" c="dimmed">
            {name}
          </Text>
          <CopyValue value={value} shown={value} name={name} copiedMessage={texts.copied} />
        </div>
      ))}
    </Stack>
  )
}
