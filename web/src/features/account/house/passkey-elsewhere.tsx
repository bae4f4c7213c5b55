import { Button } from '@mantine/core'
import { useLocation } from 'react-router'
import { signInTexts as texts } from '../../../texts/sign-in.ts'

/** A link to the deployment's own address, because passkeys work only at the host where they were made. */
export default function PasskeyElsewhere({ deployment }: { deployment: string }) {
  const { pathname, search } = useLocation()
  return (
    <Button
      component="a"
      href={`${deployment}${pathname}${search}`}
      variant="default"
      fullWidth
      size="md"
      // On a phone the host may need a second line.
      h="auto"
      py="xs"
      styles={{ label: { whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.3 } }}
    >
      {texts.passkeyElsewhere(new URL(deployment).host)}
    </Button>
  )
}
