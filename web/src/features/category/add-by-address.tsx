import type { DescribedAlignment } from '@credenza/schema/alignment'
import { Button, Group, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { categoryTexts } from '../../texts/category.ts'

const texts = categoryTexts.alignments

/** Adds an entry of ESCO or the Credential Registry by its address and name. */
export function AddByAddress({
  disabled,
  onAdd,
}: {
  disabled: boolean
  onAdd: (one: DescribedAlignment) => void
}) {
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const isReady = url.trim() !== '' && name.trim() !== ''
  const add = () => {
    if (!isReady) return
    onAdd({ url: url.trim(), name: name.trim(), framework: '', code: '' })
    setUrl('')
    setName('')
  }
  // These fields are part of a form, which Enter would submit.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={texts.address}
        description={texts.addressHint}
        placeholder="http://data.europa.eu/esco/skill/…"
        dir="ltr"
        maxLength={200}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={addOnEnter}
        disabled={disabled}
        style={{ flex: '2 1 220px' }}
      />
      <TextInput
        label={texts.name}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={addOnEnter}
        disabled={disabled}
        style={{ flex: '1 1 160px' }}
      />
      <Button variant="default" onClick={add} disabled={disabled || !isReady}>
        {texts.add}
      </Button>
    </Group>
  )
}
