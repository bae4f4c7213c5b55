import { Button, Stack, Text } from '@mantine/core'
import { launchTexts as texts } from '../../texts/learning.ts'
import { type LaunchKey, pathOfLaunch } from './launch-calls.ts'

/** Sends a teacher's choice back to the platform as a form, through our server, which signs it. */
export function SendBack({ launchKey, courseId }: { launchKey: LaunchKey; courseId: string }) {
  return (
    <form method="post" action={pathOfLaunch(launchKey, 'return')}>
      <input type="hidden" name="ticket" value={launchKey.ticket} />
      <input type="hidden" name="courseId" value={courseId} />
      <Stack align="flex-start">
        <Text role="status">{texts.saved}</Text>
        <Button type="submit" data-autofocus>
          {texts.sendBack}
        </Button>
      </Stack>
    </form>
  )
}
