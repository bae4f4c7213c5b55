import type { SecondFactorMethod, SecondFactorProof } from '@credenza/schema/second-factor'
import { Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { CodeBoxes } from '../../../ui/field/code-boxes.tsx'
import { KeptFocus } from '../../../ui/kept-focus.tsx'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { useTypedCode } from '../use-typed-code.ts'
import { showPasskey } from './passkey.ts'
import type { PasskeyChallenge } from './security-calls.ts'

interface ProofFormProps {
  /** The account's second factors; the first is offered first. */
  methods: readonly SecondFactorMethod[]
  fetchChallenge: () => Promise<PasskeyChallenge>
  /** Sends the proof to the server; rejects if it is wrong. */
  onProof: (proof: SecondFactorProof) => Promise<unknown>
}

/** Asks for a second factor: a passkey, the code of an app, or a recovery code. */
export function ProofForm({ methods, fetchChallenge, onProof }: ProofFormProps) {
  const [method, setMethod] = useState(methods[0] ?? 'recovery')
  const others = methods.filter((one) => one !== method)
  return (
    <KeptFocus>
      <Stack>
        {method === 'passkey' && <PasskeyProof fetchChallenge={fetchChallenge} onProof={onProof} />}
        {method === 'totp' && <AppCodeProof onProof={onProof} />}
        {method === 'recovery' && <RecoveryCodeProof onProof={onProof} />}
        {others.length > 0 && (
          <>
            <Divider label={texts.otherWays} />
            <Stack gap="xs">
              {others.map((other) => (
                <Button key={other} variant="default" onClick={() => setMethod(other)}>
                  {texts.method[other]}
                </Button>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </KeptFocus>
  )
}

function PasskeyProof({ fetchChallenge, onProof }: Pick<ProofFormProps, 'fetchChallenge' | 'onProof'>) {
  const send = useMutation({
    mutationFn: async () => {
      const { challengeToken, options } = await fetchChallenge()
      return onProof({ method: 'passkey', challengeToken, response: await showPasskey(options) })
    },
  })
  return (
    <Stack>
      <Text c="dimmed">{texts.passkeyLead}</Text>
      {send.isError && <ProblemBox>{messageOf(send.error)}</ProblemBox>}
      <Button size="md" loading={send.isPending} onClick={() => send.mutate()} data-autofocus>
        {send.isPending ? texts.waitingForPasskey : texts.usePasskey}
      </Button>
    </Stack>
  )
}

function AppCodeProof({ onProof }: Pick<ProofFormProps, 'onProof'>) {
  const code = useTypedCode()
  const send = useMutation({
    mutationFn: () => onProof({ method: 'totp', code: code.digits }),
    onError: (error) => code.startAgain(messageOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (code.isComplete()) send.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <CodeBoxes label={texts.appCode} boxLabel={texts.appCodeDigit} {...code.boxes} />
        <Button type="submit" size="md" loading={send.isPending}>
          {send.isPending ? texts.confirming : texts.confirm}
        </Button>
      </Stack>
    </form>
  )
}

function RecoveryCodeProof({ onProof }: Pick<ProofFormProps, 'onProof'>) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: () => onProof({ method: 'recovery', code: code.trim() }),
    onError: (error) => {
      setProblem(messageOf(error))
      field.current?.focus()
    },
  })
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (code.trim() === '') return setProblem(texts.recoveryCodeMissing)
    setProblem(undefined)
    send.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          ref={field}
          label={texts.recoveryCode}
          description={texts.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <Button type="submit" size="md" loading={send.isPending}>
          {send.isPending ? texts.confirming : texts.confirm}
        </Button>
      </Stack>
    </form>
  )
}
