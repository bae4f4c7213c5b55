import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleSettings } from '../../../testing/sample-template.ts'
import { useDraft } from './use-draft.ts'

const first = { name: 'Diploma', settings: sampleSettings }
const show = ({ isNew = false } = {}) => renderHook(() => useDraft(first, { isNew }))

it('a saved template is dirty while it differs from what was saved, however it got there', () => {
  const { result } = show()
  expect(result.current.isDirty).toBe(false)
  act(() => result.current.rename('Degree'))
  expect(result.current.isDirty).toBe(true)
  act(() => result.current.rename('Diploma'))
  expect(result.current.isDirty).toBe(false)
})

it('after saving, going back to the state before is a change again', () => {
  const { result } = show()
  act(() => result.current.rename('Degree'))
  act(() => result.current.keep(result.current.draft))
  expect(result.current.isDirty).toBe(false)
  act(() => result.current.undo())
  expect(result.current.draft.name).toBe('Diploma')
  expect(result.current.isDirty).toBe(true)
})

it('what was typed while it was being saved is still unsaved', () => {
  const { result } = show()
  act(() => result.current.rename('Degree'))
  const sent = result.current.draft
  act(() => result.current.rename('Degrees'))
  act(() => result.current.keep(sent))
  expect(result.current.isDirty).toBe(true)
})

it('a new template has nothing to lose until something is changed', () => {
  const { result } = show({ isNew: true })
  expect(result.current.isDirty).toBe(false)
  act(() => result.current.change('qr', 'top-left'))
  expect(result.current.isDirty).toBe(true)
  act(() => result.current.undo())
  expect(result.current.isDirty).toBe(false)
})

it('a change of one group leaves the others alone', () => {
  const { result } = show()
  act(() => result.current.change('colours', { ...sampleSettings.colours, ink: '#000000' }, 'colours.ink'))
  act(() => result.current.change('qr', 'top-left'))
  expect(result.current.draft.settings).toEqual({
    ...sampleSettings,
    colours: { ...sampleSettings.colours, ink: '#000000' },
    qr: 'top-left',
  })
})

it('somebody else’s version starts afresh: nothing to undo, nothing to save', () => {
  const { result } = show()
  act(() => result.current.rename('Mine'))
  act(() => result.current.restart({ ...first, name: 'Theirs' }))
  expect(result.current).toMatchObject({ isDirty: false, canUndo: false, canRedo: false })
  expect(result.current.draft.name).toBe('Theirs')
})
