import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { common } from '../../texts/common.ts'

const loadDialog = () => import('./role-dialog.tsx')
const RoleDialog = lazy(loadDialog)

interface SignUpButtonProps extends ButtonProps {
  children?: ReactNode
}

/**
 * Asks for the role to sign up with (specification, section 2). The dialog is fetched when somebody comes near the button.
 */
export function SignUpButton({ children = common.signUp, ...look }: SignUpButtonProps) {
  const [state, setState] = useState<'unused' | 'opened' | 'closed'>('unused')
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setState('opened')}
      >
        {children}
      </Button>
      <Suspense>
        {state !== 'unused' && <RoleDialog opened={state === 'opened'} onClose={() => setState('closed')} />}
      </Suspense>
    </>
  )
}
