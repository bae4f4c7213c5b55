import type { DomainProof, ProvenDomain } from '@credenza/schema/single-sign-on'
import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useFocusAfterAct } from '../../../ui/use-focus-after-act.ts'
import { checkDomain, removeDomain } from '../../account/provider/provider-calls.ts'
import { useGuarded } from '../../account/security/use-guarded.ts'

interface DomainsProps {
  domains: readonly ProvenDomain[]
  isLocked: boolean
  onChanged: () => Promise<unknown>
}

/** The proven domains of the organisation's emails, and how to prove another. */
export function Domains({ domains, isLocked, onChanged }: DomainsProps) {
  const [domain, setDomain] = useState('')
  const [missing, setMissing] = useState<DomainProof>()
  const check = useGuarded(checkDomain, {
    onDone: async (proof) => {
      setMissing(proof.proven ? undefined : proof)
      if (!proof.proven) return
      toast.success(texts.proven)
      setDomain('')
      await onChanged()
    },
  })
  const remove = useGuarded(removeDomain, { onDone: onChanged })
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(check.isPending, button)
  const question = check.question ?? remove.question
  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {texts.domains}
      </Title>
      {domains.map((proven) => (
        <Group key={proven.domain} justify="space-between" wrap="nowrap">
          <Text dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {proven.domain}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`${texts.removeDomain}: ${proven.domain}`}
            disabled={isLocked}
            onClick={() => remove.start(proven.domain)}
          >
            <X size={18} />
          </ActionIcon>
        </Group>
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          check.start(domain)
        }}
      >
        <Group align="flex-start" gap="sm" wrap="nowrap">
          <TextInput
            label={texts.domain}
            dir="ltr"
            flex={1}
            disabled={isLocked}
            value={domain}
            error={check.problem}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <Button
            ref={button}
            type="submit"
            variant="default"
            mt={25}
            loading={check.isPending}
            disabled={isLocked || domain === ''}
          >
            {texts.check}
          </Button>
        </Group>
      </form>
      {missing && (
        <Alert color="yellow">
          <Stack gap="xs">
            {texts.addRecord}
            {(['name', 'value'] as const).map((part) => {
              const label = part === 'name' ? texts.recordName : texts.recordValue
              return (
                <div key={part}>
                  <Text fz="sm">{label}</Text>
                  <CopyValue
                    value={missing[part]}
                    shown={missing[part]}
                    name={label}
                    copiedMessage={texts.copied}
                  />
                </div>
              )
            })}
          </Stack>
        </Alert>
      )}
      {remove.problem && <Problem text={remove.problem} />}
      {question}
    </Stack>
  )
}
