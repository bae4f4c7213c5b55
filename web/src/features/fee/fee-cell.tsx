import type { CurrentFee } from '@credenza/schema/fee'
import { messages } from '@credenza/schema/messages'
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { digitsOnly } from '../../lib/text/digits-only.ts'
import { common } from '../../texts/common.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import styles from './fee-cell.module.css'
import { amountFault, amountFaultOnSubmit } from './fee-faults.ts'
import { feeText } from './fee-text.ts'
import { useAddFee } from './use-add-fee.ts'

/** A fee in the table, which can be changed there with immediate effect. The form can set a later day. */
export function FeeCell({ fee }: { fee: CurrentFee }) {
  const [isEdited, setIsEdited] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  if (isEdited) return <Editor fee={fee} onClose={() => setIsEdited(false)} />
  return (
    <Group gap={4} wrap="nowrap">
      {feeText(fee.amount)}
      <ActionIcon
        ref={edit}
        variant="subtle"
        color="gray"
        aria-label={texts.overview.edit(fee.certificateType)}
        onClick={() => setIsEdited(true)}
      >
        <Pencil size={14} />
      </ActionIcon>
    </Group>
  )
}

function Editor({ fee, onClose }: { fee: CurrentFee; onClose: () => void }) {
  const [amount, setAmount] = useState(fee.amount === 0 ? '' : String(fee.amount))
  const [fault, setFault] = useState<string>()
  const save = useAddFee({
    onAdded: onClose,
    onFailed: (error) =>
      setFault(Object.values(fieldsOf(error))[0] ?? messageOf(error, messages.serverError)),
  })
  const type = (text: string) => {
    const digits = digitsOnly(text)
    setAmount(digits)
    setFault(amountFault(digits))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = amountFaultOnSubmit(amount)
    setFault(found)
    if (found) return
    if (Number(amount) === fee.amount) onClose()
    else save.mutate({ amount: Number(amount), certificateType: fee.certificateType, effectiveFrom: '' })
  }
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextInput
        size="xs"
        w={110}
        autoFocus
        aria-label={texts.overview.amountOf(fee.certificateType)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={amount}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        error={fault}
      />
      <Button type="submit" size="compact-sm" loading={save.isPending}>
        {texts.overview.save}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {common.cancel}
      </Button>
    </form>
  )
}
