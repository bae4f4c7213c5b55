import { Button, DataList, Text } from '@mantine/core'
import { Link } from 'react-router'
import { actionName } from '../../lib/text/action-name.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { auditTexts } from '../../texts/audit.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Fact } from '../../ui/page/fact.tsx'
import { platformTrail } from './audit-calls.ts'
import { type AuditRow, subjectName, trailName } from './audit-columns.tsx'
import type { TrailReader } from './trail-reader.ts'

const texts = auditTexts.entry

interface EntryDialogProps {
  entry: AuditRow
  reader: TrailReader
  onClose: () => void
  onFilter: (name: 'actor' | 'trail' | 'subject', value: string) => void
}

/** A whole entry of a trail, with links to what it is about and to related entries. */
export default function EntryDialog({ entry, reader, onClose, onFilter }: EntryDialogProps) {
  const narrow = (name: 'actor' | 'trail' | 'subject') => {
    onFilter(name, entry[name])
    onClose()
  }
  const { seesAllTrails } = reader
  const page = reader.pageOf(entry.subject)
  return (
    <Dialog
      title={actionName(entry.action)}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          {seesAllTrails && entry.trail !== platformTrail && (
            <Button component={Link} to={`/admin/organisations/${entry.trail}`} variant="default">
              {texts.toOrganisation}
            </Button>
          )}
          {page && (
            <Button component={Link} to={page} variant="default">
              {texts.toSubject}
            </Button>
          )}
          {seesAllTrails ? (
            <Button variant="default" onClick={() => narrow('trail')}>
              {texts.onlyThisTrail}
            </Button>
          ) : (
            <Button variant="default" onClick={() => narrow('subject')}>
              {texts.onlyThisSubject}
            </Button>
          )}
          {entry.actor && (
            <Button variant="default" onClick={() => narrow('actor')}>
              {texts.onlyThisActor}
            </Button>
          )}
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
        <Fact label={texts.actor}>{reader.actorName(entry)}</Fact>
        {entry.actor && (
          <Fact label={texts.actorId}>
            <Copyable label={texts.actorId} value={entry.actor} />
          </Fact>
        )}
        <Fact label={texts.code}>
          <Copyable label={texts.code} value={entry.action} />
        </Fact>
        <Fact label={texts.subject}>
          {subjectName(entry) && <bdi>{subjectName(entry)}</bdi>}{' '}
          <Copyable label={texts.subject} value={entry.subject} />
        </Fact>
        {seesAllTrails && <Fact label={texts.trail}>{trailName(entry)}</Fact>}
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
