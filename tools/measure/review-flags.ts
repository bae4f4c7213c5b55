import { countOf, lineAt, type Measure, type Source } from './measure.ts'

const uses = [
  /\b(?:status|flag)\)?\s*[!=]==\s*'[012]'/g,
  /\b(?:status|flag|value):\s*'[012]'/g,
  /\?\s*'[012]'\s*:\s*'[012]'/g,
  /'0'(?:,| \|) '1'(?:,| \|) '2'/g,
  /\['[012]'\]/g,
]
const key = /^\s*'[012]':|\{ '0':/gm

/** Whether code has a key for each of the three flags, which only a catalogue of them has. */
const hasEveryKey = (code: string) => ['0', '1', '2'].every((flag) => code.includes(`'${flag}':`))

const usesIn = ({ path, text, code }: Source) =>
  (hasEveryKey(code) ? [...uses, key] : uses)
    .flatMap((use) => [...code.matchAll(use)])
    .map(({ index, 0: found }) => ({ path, line: lineAt(text, index), what: found.trim() }))

export const reviewFlags: Measure = {
  name: 'Flags of a decision',
  meaning:
    "'0', '1' or '2' compared with a status or flag, given as one, or a key: they belong to the schema's mapping of the wire.",
  of: (sources) => countOf(sources.flatMap(usesIn)),
}
