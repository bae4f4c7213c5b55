import { Stack } from '@mantine/core'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { HeldDecision } from './held-decision.tsx'
import type { useDecisions } from './use-decisions.ts'

const loadUnsent = () => import('./unsent-decision.tsx')
const UnsentDecision = lazy(loadUnsent)

/** What was just decided and can be undone, and what the server has not taken; undefined if there is neither. */
export function useNotice({
  held,
  unsent,
  undoHeld,
  sendAgain,
  drop,
}: ReturnType<typeof useDecisions>): ReactNode {
  // It says that the server cannot be reached, so it is fetched while it can.
  useEffect(() => void loadUnsent().catch(() => undefined), [])
  if (!held && unsent.length === 0) return undefined
  return (
    <Stack gap="xs">
      <Suspense>
        {unsent.map((one) => (
          <UnsentDecision
            key={one.key}
            decision={one.decision}
            onSendAgain={() => sendAgain(one)}
            onDrop={() => drop(one)}
          />
        ))}
      </Suspense>
      {held && <HeldDecision decision={held} onUndo={undoHeld} />}
    </Stack>
  )
}
