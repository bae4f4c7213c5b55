import { inactivityTimeoutMs } from '@credenza/schema/constants'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { watchIdle } from '../../lib/idle.ts'
import { endSession } from '../../lib/session.ts'
import { common } from '../../texts/common.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { signOut } from './account-calls.ts'

const warningMs = 30_000

/** Logs out after five minutes without activity in any tab, and says so 30 seconds before. */
export function IdleLogout() {
  const [warned, setWarned] = useState(false)
  useEffect(
    () =>
      watchIdle({
        timeoutMs: inactivityTimeoutMs,
        warningMs,
        onWarn: () => setWarned(true),
        onActive: () => setWarned(false),
        onIdle: () => {
          void signOut().catch(() => undefined)
          endSession('left')
        },
      }),
    [],
  )
  return (
    <Dialog
      title={common.idleTitle}
      opened={warned}
      onClose={() => setWarned(false)}
      footer={
        <Button onClick={() => setWarned(false)} data-autofocus>
          {common.idleStay}
        </Button>
      }
    >
      <Text>{common.idleText}</Text>
    </Dialog>
  )
}
