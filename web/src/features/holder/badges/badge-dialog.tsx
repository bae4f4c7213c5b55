import type { Verification } from '@credenza/credential/verify'
import type { KeptBadge } from '@credenza/schema/kept-badge'
import { Alert, Button, DataList, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { saveBlob } from '../../../lib/browser/save-file.ts'
import { formatLongDate } from '../../../lib/text/format.ts'
import { spokenVerification } from '../../../texts/findings.ts'
import { keptBadgeTexts as texts } from '../../../texts/kept-badge.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Fact } from '../../../ui/page/fact.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { AchievementFacts } from '../../verification/achievement-facts.tsx'
import { CheckList } from '../../verification/check-list.tsx'
import { VerdictPill } from '../../verification/verdict-pill.tsx'
import { badgeQuery } from './badge-calls.ts'

/** A kept badge: its current verdict, what it says, whether it names the student, and every check. */
export default function BadgeDialog({ badge, onClose }: { badge: KeptBadge; onClose: () => void }) {
  const read = useQuery(badgeQuery(badge._id))
  const save = (credential: string) => {
    const isJson = credential.startsWith('{')
    saveBlob(new Blob([credential]), `${badge.name}.${isJson ? 'json' : 'jwt'}`)
  }
  return (
    <Dialog title={badge.name} opened onClose={onClose} size="lg">
      <Loaded query={read} skeleton={<Skeleton height={300} />}>
        {(data) => (
          <Stack>
            <Judged verification={spokenVerification(data.verification as Verification)} />
            <Alert color={data.isNamed ? 'teal' : 'gray'}>
              {data.isNamed ? texts.yours : texts.notYours}
            </Alert>
            <Group>
              <Button variant="default" onClick={() => save(data.credential)}>
                {texts.save}
              </Button>
            </Group>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

const facts = verifyTexts.facts

function Judged({
  verification: { verdict, headline, facts: signed, checks },
}: {
  verification: Verification
}) {
  const rows: [string, string][] = [
    [facts.recipient, signed.recipient],
    [facts.issuer, signed.issuer],
    [facts.date, formatLongDate(signed.date)],
    [facts.until, formatLongDate(signed.until)],
    ...signed.details.map(({ label, value }): [string, string] => [label, value]),
  ]
  return (
    <>
      <VerdictPill verdict={verdict} />
      <Text>{headline}</Text>
      <DataList>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </DataList>
      <AchievementFacts {...signed.achievement} />
      <CheckList settled={new Map(checks.map((check) => [check.name, check]))} />
    </>
  )
}
