import { otpLength } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { newIntent } from '../../../lib/api/intent.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { securityTexts } from '../../../texts/security.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { CodeBoxes } from '../../../ui/field/code-boxes.tsx'
import { AskFirst } from './ask-first.tsx'
import { PanelForm } from './panel-form.tsx'
import styles from './security.module.css'
import { confirmTotp, removeTotp, setUpTotp } from './security-calls.ts'
import { SecuritySection } from './security-section.tsx'
import type { Confirmation } from './use-confirmation.tsx'
import { useQuestion } from './use-question.ts'
import { useSecurityAct } from './use-security-act.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))
const texts = securityTexts.totp

interface AuthenticatorAppProps {
  isOn: boolean
  withConfirmation: Confirmation['withConfirmation']
  onCodes: (answer: { recoveryCodes: string[] }) => void
}

interface Setup {
  secret: string
  uri: string
}

/** The authenticator app (RFC 6238): set up by scanning and confirming one code, or removed. */
export function AuthenticatorApp({ isOn, withConfirmation, onCodes }: AuthenticatorAppProps) {
  const [setup, setSetup] = useState<Setup>()
  const question = useQuestion()
  const offer = useSecurityAct(() => withConfirmation(setUpTotp), { onDone: setSetup })
  const remove = useSecurityAct(() => withConfirmation(removeTotp), {
    done: texts.removed,
    onDone: question.close,
  })
  return (
    <SecuritySection
      title={texts.title}
      lead={texts.lead}
      aside={isOn && <Badge color="teal">{texts.on}</Badge>}
      problem={offer.problem ?? remove.problem}
    >
      {setup && !isOn && (
        <ConfirmApp
          setup={setup}
          onClose={() => setSetup(undefined)}
          onConfirmed={(answer) => {
            setSetup(undefined)
            onCodes(answer)
          }}
        />
      )}
      {!setup && !isOn && (
        <Button
          variant="default"
          size="sm"
          loading={offer.isPending}
          onClick={offer.start}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.setUp}
        </Button>
      )}
      {isOn && (
        <AskFirst
          label={texts.remove}
          question={texts.removeQuestion}
          confirmLabel={texts.removeConfirm}
          busy={remove.isPending}
          state={question}
          onConfirm={remove.start}
        />
      )}
    </SecuritySection>
  )
}

interface ConfirmAppProps {
  setup: Setup
  onClose: () => void
  onConfirmed: (answer: { recoveryCodes: string[] }) => void
}

function ConfirmApp({ setup, onClose, onConfirmed }: ConfirmAppProps) {
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const [intent] = useState(newIntent)
  const turnOn = useSecurityAct(() => confirmTotp(code, intent.keyFor(code)), {
    done: texts.turnedOn,
    onDone: onConfirmed,
  })
  const submit = () => {
    setIncomplete(code.length < otpLength)
    if (code.length === otpLength) turnOn.start()
  }
  return (
    <PanelForm
      submitLabel={turnOn.isPending ? texts.turningOn : texts.turnOn}
      busy={turnOn.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Group align="flex-start" gap="lg">
        <Suspense fallback={<div className={styles.qr} />}>
          <QrCode text={setup.uri} label={texts.qr} />
        </Suspense>
        <Stack gap="xs" flex="1 1 200px">
          <Text fz="sm">{texts.scan}</Text>
          <Text fz="sm" c="dimmed">
            {texts.orType}
          </Text>
          <CopyValue
            value={setup.secret}
            shown={inGroups(setup.secret)}
            name={texts.key}
            copiedMessage={texts.keyCopied}
          />
        </Stack>
      </Group>
      <CodeBoxes
        label={texts.code}
        boxLabel={securityTexts.appCodeDigit}
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setIncomplete(false)
          turnOn.forgetProblem()
        }}
        error={incomplete ? messages.otpIncomplete : turnOn.problem}
      />
    </PanelForm>
  )
}

/** A secret to type by hand, in groups of four. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
