import { Button } from '@mantine/core'
import { useLocation } from 'react-router'
import { accountTexts as texts } from '../../../texts/account.ts'

/** Leads to the deployment's own address: passkeys belong to one host, and do not work at another. */
export default function PasskeyElsewhere({ deployment }: { deployment: string }) {
  const { pathname, search } = useLocation()
  return (
    <Button
      component="a"
      href={`${deployment}${pathname}${search}`}
      variant="default"
      fullWidth
      size="md"
      // The host can take a second line on a phone.
      h="auto"
      py="xs"
      styles={{ label: { whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.3 } }}
    >
      {texts.passkeyElsewhere(new URL(deployment).host)}
    </Button>
  )
}
