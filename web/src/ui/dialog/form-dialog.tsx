import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react'
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
  const form = useRef<HTMLFormElement>(null)
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0)
  const seen = useRef(0)
  // What the form refuses by itself takes the focus. After an act, `DialogButtons` sees to that; until it has ended, the fields
  // may still show what the act before was refused for.
  useEffect(() => {
    if (busy) seen.current = submits
    if (seen.current === submits) return
    const timer = setTimeout(() => {
      seen.current = submits
      focusFirstFaulty(form.current)
    })
    return () => clearTimeout(timer)
  }, [submits, busy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || disabled) return
    onSubmit(event)
    countSubmit()
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
      <form ref={form} id={formId} method="post" noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
