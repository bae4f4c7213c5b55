import { expect, test } from 'vitest'
import { argumentAmiss, asksForHelp } from './command-line.ts'

test('help can be asked for anywhere, and is never an argument', () => {
  for (const line of ['', 'help', '-h', '--help', 'rotate-master-key --help', 'audit --since 2026-11-22 -h'])
    expect(asksForHelp(line.split(' ').filter(Boolean)), line).toBe(true)
  expect(asksForHelp(['rotate-master-key'])).toBe(false)
})

test.each<[string, string | undefined]>([
  ['rotate-master-key', undefined],
  ['rotate-master-key now', 'now'],
  ['rotate-master-key --dry-run', '--dry-run'],
  ['rebuild-indexes -n', '-n'],
  ['backup /srv', '/srv'],
  ['audit --since 2026-11-22', undefined],
  ['audit --since=checkpoint.txt', undefined],
  ['audit --since', '--since'],
  ['audit 2026-11-22', '2026-11-22'],
  ['audit --since a b', 'b'],
  ['restore', undefined],
  ['restore 2026-11-22', undefined],
  ['restore 2026-11-22 05:00', '05:00'],
  ['restore --until', '--until'],
  ['backup-key split 3 5', undefined],
  ['forget-second-factors a@b.example', undefined],
  ['archive --before 2024 --to /srv/old', undefined],
  ['archive --befor 2024', '--befor'],
])('credenza %s: amiss is %s', (line, amiss) => {
  const [name = '', ...rest] = line.split(' ')
  expect(argumentAmiss(name, rest)).toBe(amiss)
})
