import { NO_FACTS } from '@credenza/credential/verify'
import { expect, test } from 'vitest'
import { printOutcome } from './print-outcome.ts'

test.each([
  ['2026-02-11T00:00:00Z', '2026-02-11'],
  ['2026-02-11T08:30:00Z', '2026-02-11T08:30:00Z'],
])('the date of issue %s is printed as %s', (date, printed) => {
  const facts = { ...NO_FACTS, date }
  const said = printOutcome({
    verdict: 'VALID',
    headline: 'It is valid.',
    checks: [],
    facts,
    isSigned: true,
    asOf: '',
  })
  expect(said).toMatch(new RegExp(`^  on +${printed}$`, 'm'))
})
