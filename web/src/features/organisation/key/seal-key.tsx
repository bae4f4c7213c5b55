import type { SealKeyFacts } from '@credenza/schema/seal-key'
import { Alert, Button, DataList, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { saveBlob } from '../../../lib/browser/save-file.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { sealKeyTexts as texts } from '../../../texts/seal-key.ts'
import { Fact } from '../../../ui/page/fact.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useConfirmation } from '../../account/security/use-confirmation.tsx'
import { ReplaceKey } from './replace-key.tsx'
import { SealCertificates } from './seal-certificates.tsx'
import { rotateSealKey, sealKeyQuery } from './seal-key-calls.ts'
import { SealKeys } from './seal-keys.tsx'

const colours = {
  'self-signed': 'gray',
  'in-force': 'teal',
  'ends-soon': 'yellow',
  ended: 'red',
  stolen: 'red',
}

/** The key that seals an issuer's PDFs, how to have it certified or replaced, and all keys that sealed them. */
export default function SealKey({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const facts = useQuery({ ...sealKeyQuery, enabled: !isLocked })
  if (isLocked || facts.isPending) return null
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Loaded query={facts}>{(sealing) => <Certified session={session} facts={sealing} />}</Loaded>
      <SealKeys session={session} owner={{}} heldBy={facts.data?.heldBy} />
    </Section>
  )
}

const Certified = ({ session, facts }: { session: Session; facts: SealKeyFacts }) => (
  <>
    <Alert color={colours[facts.state]}>{texts.states[facts.state]}</Alert>
    {facts.state !== 'self-signed' && <WhoseSeal facts={facts} />}
    {facts.heldBy === 'provider' ? (
      <Text>{texts.remote}</Text>
    ) : (
      <Changes session={session} request={facts.request} />
    )}
  </>
)

const Changes = ({ session, request }: { session: Session; request: string }) => (
  <>
    <Stack gap={4} align="flex-start">
      <Button variant="default" onClick={() => saveBlob(new Blob([request]), texts.requestFile)}>
        {texts.request}
      </Button>
      <Text fz="sm" c="dimmed">
        {texts.requestHint}
      </Text>
    </Stack>
    <SealCertificates session={session} />
    <Replacement session={session} />
  </>
)

const WhoseSeal = ({ facts }: { facts: SealKeyFacts }) => (
  <DataList>
    <Fact label={texts.subject}>{facts.subject}</Fact>
    <Fact label={texts.issuer}>{facts.issuer}</Fact>
    <Fact label={texts.endsAt}>{formatDateTime(facts.endsAt)}</Fact>
  </DataList>
)

function Replacement({ session }: { session: Session }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const rotate = useMutation({
    mutationFn: () => withConfirmation(rotateSealKey),
    onSuccess: () => {
      toast.success(texts.rotated)
      void readAgain(queries, 'signing-keys')
    },
  })
  return (
    <>
      <ReplaceKey
        session={session}
        replace={rotate}
        label={texts.rotate}
        title={texts.rotateQuestion}
        confirmLabel={texts.rotateYes}
      >
        <Text fz="sm">{texts.rotateEffects}</Text>
      </ReplaceKey>
      {question}
    </>
  )
}
