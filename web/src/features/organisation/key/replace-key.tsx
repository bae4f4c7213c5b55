import { Button } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Session } from '../../../lib/session/session.ts'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { RefusedAct } from '../../account/security/refused-act.tsx'

interface ReplaceKeyProps {
  session: Session
  replace: UseMutationResult<unknown, Error, void>
  label: string
  title: string
  confirmLabel: string
  disabled?: boolean
  /** What replacing the key means. */
  children: ReactNode
}

/** A button that replaces a key after a question, and says why it was refused. */
export function ReplaceKey({
  session,
  replace,
  label,
  title,
  confirmLabel,
  disabled,
  children,
}: ReplaceKeyProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <RefusedAct error={replace.error} session={session} />
      <Button
        variant="default"
        loading={replace.isPending}
        disabled={disabled ?? false}
        onClick={() => setIsAsking(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
      {isAsking && (
        <Confirm
          title={title}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            replace.mutate()
          }}
          confirmLabel={confirmLabel}
          color="indigo"
        >
          {children}
        </Confirm>
      )}
    </>
  )
}
