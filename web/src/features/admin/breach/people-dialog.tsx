import type { BreachSelection } from '@credenza/schema/breach'
import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { instantOf, MomentField, noMoment } from '../../organisation/key/moment-field.tsx'
import { type Found, findOrganisations } from '../find.ts'
import { FoundSelect } from '../found-select.tsx'
import { addAffected } from './breach-calls.ts'
import { KeySelect } from './key-select.tsx'
import { useBreachAct } from './use-breach-act.ts'

const texts = breachTexts.people
type Kind = BreachSelection['kind']
const kinds = Object.keys(texts.because) as Kind[]

/**
 * Asks whom the breach affects: an organisation, people signed in during a period, or the holders of a key's certificates.
 */
export default function PeopleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('organisation')
  const [organisation, setOrganisation] = useState<Found>()
  const [keyId, setKeyId] = useState('')
  const [from, setFrom] = useState(noMoment)
  const [to, setTo] = useState(noMoment)
  const add = useBreachAct((selection: BreachSelection) => addAffected(id, selection), {
    done: texts.added,
    onClose,
  })
  const organisationId = organisation?.value ?? ''
  const selections: Record<Kind, BreachSelection> = {
    organisation: { kind: 'organisation', organisationId },
    sessions: { kind: 'sessions', from: instantOf(from) ?? '', to: instantOf(to) ?? '' },
    key: { kind: 'key', organisationId, keyId },
  }
  const selection = selections[kind]
  return (
    <Dialog
      title={texts.add}
      opened
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={add.isPending}
          disabled={Object.values(selection).includes('')}
          onClick={() => add.mutate(selection)}
        >
          {texts.add}
        </DialogButtons>
      }
    >
      <Stack>
        <SegmentedControl
          aria-label={texts.by}
          data={kinds.map((value) => ({ value, label: texts.because[value] }))}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        />
        {kind !== 'sessions' && (
          <FoundSelect
            label={texts.because.organisation}
            chosen={organisation}
            onChange={(found) => {
              setOrganisation(found)
              setKeyId('')
            }}
            noun="organisations"
            find={findOrganisations}
          />
        )}
        {kind === 'key' && organisation && (
          <KeySelect organisationId={organisationId} keyId={keyId} onChange={setKeyId} />
        )}
        {kind === 'sessions' && (
          <>
            <MomentField
              dateLabel={texts.from}
              timeLabel={breachTexts.timeOf(texts.from)}
              value={from}
              onChange={setFrom}
            />
            <MomentField
              dateLabel={texts.to}
              timeLabel={breachTexts.timeOf(texts.to)}
              value={to}
              onChange={setTo}
            />
          </>
        )}
        {add.error && <Problem text={messageOf(add.error)} />}
      </Stack>
    </Dialog>
  )
}
