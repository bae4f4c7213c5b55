import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { common } from '../../../texts/common.ts'
import styles from './security.module.css'

interface PanelFormProps {
  submitLabel: string
  busy: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A form that opens in place among the settings, with submit and cancel. */
export function PanelForm({ submitLabel, busy, onSubmit, onCancel, children }: PanelFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <Stack gap="md">
        {children}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={busy}>
            {submitLabel}
          </Button>
          <Button size="sm" variant="default" onClick={onCancel} disabled={busy}>
            {common.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
