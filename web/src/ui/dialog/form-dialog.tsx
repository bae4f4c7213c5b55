import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFaulty } from '../../lib/form/faulty-fields.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface FormDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'opened' | 'footer'>,
    Pick<ComponentProps<typeof DialogButtons>, 'busy' | 'disabled' | 'color'> {
  onSubmit: (event: FormEvent) => void
  /** What the button that submits the form says. */
  submitLabel: string
  /** What submitting would do besides, in view above the buttons however far the fields are scrolled. */
  warning?: ReactNode
}

/** A dialog that is one form: cancel or submit, with the buttons in view below the fields. */
export function FormDialog({
  onSubmit,
  submitLabel,
  busy,
  disabled,
  color,
  warning,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || disabled) return
    const { currentTarget } = event
    // What the form refuses by itself is drawn at once.
    flushSync(() => onSubmit(event))
    focusFirstFaulty(currentTarget)
  }
  return (
    <Dialog
      {...dialog}
      opened
      footer={
        <>
          {warning && <div className={styles.warning}>{warning}</div>}
          <DialogButtons
            onCancel={dialog.onClose}
            busy={busy}
            disabled={disabled}
            color={color}
            type="submit"
            form={formId}
          >
            {submitLabel}
          </DialogButtons>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
