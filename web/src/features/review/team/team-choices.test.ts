import type { Colleague } from '@credenza/schema/colleague'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { teamTexts as texts } from '../../../texts/team.ts'
import { teamChoices } from './team-choices.ts'
import { useDrafts } from './use-drafts.ts'

const colleague = (_id: string, name: string, isYou = false) => ({ _id, name, isYou }) as Colleague

it('offers the caller first and as a word, and leaves the others in their order', () => {
  const team = [colleague('a', 'Ada'), colleague('g', 'Grace'), colleague('n', 'Noor', true)]
  expect(teamChoices(team)).toEqual([
    { value: 'n', label: texts.me },
    { value: 'a', label: 'Ada' },
    { value: 'g', label: 'Grace' },
  ])
  expect(team.map(({ _id }) => _id)).toEqual(['a', 'g', 'n'])
})

it('keeps a half-written note with its request, until all are discarded', () => {
  const { result } = renderHook(useDrafts)
  expect(result.current.areThere).toBe(false)
  act(() => result.current.write('cert_1', 'The seal looks'))
  act(() => result.current.write('cert_2', '   '))
  expect([result.current.of('cert_1'), result.current.of('cert_3')]).toEqual(['The seal looks', ''])
  expect(result.current.areThere).toBe(true)
  act(() => result.current.write('cert_1', ''))
  expect(result.current.areThere).toBe(false)
  act(() => result.current.discard())
  expect(result.current.of('cert_2')).toBe('')
})
