import { Button, DataList, Text } from '@mantine/core'
import { Link } from 'react-router'
import { actionName } from '../../../lib/text/action-name.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { auditTexts } from '../../../texts/audit.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Fact } from '../../../ui/page/fact.tsx'
import { platformTrail } from '../admin-calls.ts'
import { organisationPage } from '../organisation-columns.tsx'
import { type AuditRow, actorName, trailName } from './audit-columns.tsx'

const texts = auditTexts.entry

interface EntryDialogProps {
  entry: AuditRow
  onClose: () => void
  onFilter: (name: 'actor' | 'trail', value: string) => void
}

/** A whole entry of the audit trail, with links to related entries. */
export default function EntryDialog({ entry, onClose, onFilter }: EntryDialogProps) {
  const narrow = (name: 'actor' | 'trail') => {
    onFilter(name, entry[name])
    onClose()
  }
  const isOrganisation = entry.trail !== platformTrail
  return (
    <Dialog
      title={actionName(entry.action)}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          {isOrganisation && (
            <Button component={Link} to={organisationPage(entry.trail)} variant="default">
              {texts.toOrganisation}
            </Button>
          )}
          <Button variant="default" onClick={() => narrow('trail')}>
            {texts.onlyThisTrail}
          </Button>
          <Button variant="default" onClick={() => narrow('actor')}>
            {texts.onlyThisActor}
          </Button>
        </>
      }
    >
      <DataList orientation="vertical" gap="md">
        <Fact label={texts.at}>
          {formatDateTime(entry.at)}{' '}
          <Text span fz="sm" c="dimmed" dir="ltr">
            ({entry.at})
          </Text>
        </Fact>
        <Fact label={texts.actor}>{actorName(entry)}</Fact>
        <Fact label={texts.actorId}>
          <Copyable label={texts.actorId} value={entry.actor} />
        </Fact>
        <Fact label={texts.code}>
          <Copyable label={texts.code} value={entry.action} />
        </Fact>
        <Fact label={texts.subject}>
          {entry.subjectName && <bdi>{entry.subjectName}</bdi>}
          <Copyable label={texts.subject} value={entry.subject} />
        </Fact>
        <Fact label={texts.trail}>{trailName(entry)}</Fact>
        <Fact label={texts.seq}>{entry.seq}</Fact>
        {Object.entries(entry.detail).map(([name, value]) => (
          <Fact key={name} label={name}>
            <Copyable label={name} value={String(value)} />
          </Fact>
        ))}
      </DataList>
    </Dialog>
  )
}

const Copyable = ({ label, value }: { label: string; value: string }) => (
  <CopyValue value={value} shown={value} name={label} copiedMessage={texts.copied(label)} />
)
