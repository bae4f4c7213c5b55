import type { Colleague } from '@credenza/schema/colleague'
import { teamTexts as texts } from '../../../texts/team.ts'

/** The people to whom a request can be assigned. The caller comes first, as a word instead of the name. */
export function teamChoices(team: readonly Colleague[]): { value: string; label: string }[] {
  return [...team]
    .sort((a, b) => Number(b.isYou) - Number(a.isYou))
    .map(({ _id, name, isYou }) => ({ value: _id, label: isYou ? texts.me : name }))
}
