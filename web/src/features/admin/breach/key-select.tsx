import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate, shortened } from '../../../lib/text/format.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { common } from '../../../texts/common.ts'
import { signingKeyTexts } from '../../../texts/signing-keys.ts'
import { keysQuery } from '../../organisation/key/key-calls.ts'

interface KeySelectProps {
  organisationId: string
  keyId: string
  onChange: (keyId: string) => void
}

/** Chooses one of the keys with which an organisation signs or signed certificates. */
export function KeySelect({ organisationId, keyId, onChange }: KeySelectProps) {
  const { data = [], isPending } = useQuery(keysQuery({ organisationId }))
  const keys = data.filter(({ signs }) => signs === 'documents')
  return (
    <Select
      label={breachTexts.people.because.key}
      required
      allowDeselect={false}
      data={keys.map(({ id, createdAt }) => ({
        value: id,
        label: `${shortened(id, 16)} · ${signingKeyTexts.made(formatDate(createdAt))}`,
      }))}
      value={keyId || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      nothingFoundMessage={isPending ? common.loading : common.noOptions}
    />
  )
}
