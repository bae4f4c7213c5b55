import type { SecondFactorState } from '@credenza/schema/second-factor'
import { Button, Text, TextInput } from '@mantine/core'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { newIntent } from '../../../lib/api/intent.ts'
import { formatDate } from '../../../lib/text/format.ts'
import { securityTexts } from '../../../texts/security.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import list from '../../../ui/table/row-list.module.css'
import { AskFirst } from './ask-first.tsx'
import { deviceName } from './device-name.ts'
import { PanelForm } from './panel-form.tsx'
import { createPasskey } from './passkey.ts'
import { addPasskey, newPasskeyChallenge, removePasskey } from './security-calls.ts'
import { SecuritySection } from './security-section.tsx'
import type { Confirmation } from './use-confirmation.tsx'
import { useQuestion } from './use-question.ts'
import { useSecurityAct } from './use-security-act.ts'

const texts = securityTexts.passkeys
type Passkey = SecondFactorState['passkeys'][number]

interface PasskeysProps {
  passkeys: readonly Passkey[]
  withConfirmation: Confirmation['withConfirmation']
  onCodes: (answer: { recoveryCodes: string[] }) => void
}

/** The account's passkeys, which can be named, added and removed. */
export function Passkeys({ passkeys, withConfirmation, onCodes }: PasskeysProps) {
  const [adding, setAdding] = useState(false)
  return (
    <SecuritySection
      title={texts.title}
      lead={texts.lead}
      aside={
        !adding && (
          <Button variant="default" size="sm" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      {adding && (
        <NewPasskey withConfirmation={withConfirmation} onCodes={onCodes} onClose={() => setAdding(false)} />
      )}
      {passkeys.length > 0 && (
        <ul className={list.rows} aria-label={texts.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} withConfirmation={withConfirmation} />
          ))}
        </ul>
      )}
    </SecuritySection>
  )
}

function NewPasskey({
  withConfirmation,
  onCodes,
  onClose,
}: Omit<PasskeysProps, 'passkeys'> & { onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? texts.defaultName)
  const [missing, setMissing] = useState(false)
  const [intent] = useState(newIntent)
  const add = useSecurityAct(
    async () => {
      const { challengeToken, options } = await withConfirmation(newPasskeyChallenge)
      const response = await createPasskey(options)
      const body = { challengeToken, name: name.trim(), response }
      return addPasskey(body, intent.keyFor(body))
    },
    {
      done: texts.added,
      onDone: (answer) => {
        onCodes(answer)
        onClose()
      },
    },
  )
  const submit = () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') add.start()
  }
  return (
    <PanelForm
      submitLabel={add.isPending ? texts.adding : texts.create}
      busy={add.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing && texts.nameMissing}
        autoFocus
      />
      {add.problem && <Problem text={add.problem} />}
    </PanelForm>
  )
}

function PasskeyRow({
  passkey,
  withConfirmation,
}: { passkey: Passkey } & Pick<PasskeysProps, 'withConfirmation'>) {
  const question = useQuestion()
  const remove = useSecurityAct(() => withConfirmation(() => removePasskey(passkey.id)), {
    done: texts.removed,
  })
  const used = passkey.lastUsedAt ? texts.lastUsed(formatDate(passkey.lastUsedAt)) : texts.neverUsed
  return (
    <li className={list.row}>
      <KeyRound size={18} aria-hidden />
      <div className={list.what}>
        <Text fz="sm" fw={500}>
          {passkey.name}
        </Text>
        <Text fz="sm" c="dimmed">
          {texts.addedOn(formatDate(passkey.createdAt))} · {used}
        </Text>
      </div>
      <AskFirst
        label={texts.remove}
        ariaLabel={texts.removeNamed(passkey.name)}
        question={texts.removeQuestion}
        confirmLabel={texts.removeConfirm}
        busy={remove.isPending}
        state={question}
        onConfirm={remove.start}
      />
      {remove.problem && <Problem text={remove.problem} />}
    </li>
  )
}
