import { Button, DataList, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { actionName } from '../../../lib/action-name.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { auditTexts } from '../../../texts/audit.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
        <Item label={texts.at}>
          {formatDateTime(entry.at)}{' '}
          <Text span fz="sm" c="dimmed" dir="ltr">
            ({entry.at})
          </Text>
        </Item>
        <Item label={texts.actor}>
          <bdi>{actorName(entry)}</bdi>
        </Item>
        <Item label={texts.actorId}>
          <Copyable label={texts.actorId} value={entry.actor} />
        </Item>
        <Item label={texts.code}>
          <Copyable label={texts.code} value={entry.action} />
        </Item>
        <Item label={texts.subject}>
          {entry.subjectName && <bdi>{entry.subjectName}</bdi>}
          <Copyable label={texts.subject} value={entry.subject} />
        </Item>
        <Item label={texts.trail}>
          <bdi>{trailName(entry)}</bdi>
        </Item>
        <Item label={texts.seq}>{entry.seq}</Item>
        {Object.entries(entry.detail).map(([name, value]) => (
          <Item key={name} label={name}>
            <Copyable label={name} value={String(value)} />
          </Item>
        ))}
      </DataList>
    </Dialog>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>{children}</DataList.ItemValue>
    </DataList.Item>
  )
}

const Copyable = ({ label, value }: { label: string; value: string }) => (
  <CopyValue value={value} shown={value} name={label} copiedMessage={texts.copied(label)} />
)
