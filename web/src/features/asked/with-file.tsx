import { type Asked, type PresentationVerdict, walletOnlyFacts } from '@credenza/schema/presentation'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formatList } from '../../lib/text/format.ts'
import { askedTexts as texts } from '../../texts/asked.ts'
import { FileChooser } from '../../ui/field/file-chooser.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import { answerWithFile } from './asked-calls.ts'

interface WithFileProps {
  code: string
  asked: Asked
  onAnswered: (verdict: PresentationVerdict) => void
}

/** For holders without a wallet: a link or a file, if these can show what is asked. */
export function WithFile({ code, asked: { facts }, onAnswered }: WithFileProps) {
  const [link, setLink] = useState('')
  const send = useMutation({
    mutationFn: (bytes: Blob) => answerWithFile(code, bytes),
    onSuccess: onAnswered,
  })
  const sendLink = (event: FormEvent) => {
    event.preventDefault()
    send.mutate(new Blob([link.trim()], { type: 'text/plain' }))
  }
  const missing = facts.filter((fact) => walletOnlyFacts.includes(fact))
  return (
    <Section title={texts.file.title}>
      {missing.length > 0 ? (
        <Text>{texts.file.onlyWallet(formatList(missing.map((fact) => texts.facts[fact])))}</Text>
      ) : (
        <>
          <Text>{texts.file.lead}</Text>
          <form method="post" onSubmit={sendLink}>
            <Stack align="stretch">
              <TextInput
                label={texts.file.link}
                placeholder="https://"
                inputMode="url"
                dir="ltr"
                required
                value={link}
                onChange={({ currentTarget }) => setLink(currentTarget.value)}
              />
              <Group>
                <Button type="submit" loading={send.isPending}>
                  {texts.file.send}
                </Button>
                <FileChooser onFile={send.mutate}>
                  {(props) => (
                    <Button variant="default" disabled={send.isPending} {...props}>
                      {texts.file.choose}
                    </Button>
                  )}
                </FileChooser>
              </Group>
            </Stack>
          </form>
          {send.error && <Problem text={messageOf(send.error)} />}
        </>
      )}
    </Section>
  )
}
