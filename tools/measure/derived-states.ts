import { countOf, type Measure, type Source } from './measure.ts'

/** The facts that determine a certificate's state, by their names in rows, in code and on the wire. */
const factsByName = {
  signed_at: 'signed',
  signedAt: 'signed',
  isVerified: 'signed',
  transferred_at: 'transferred',
  transferredAt: 'transferred',
  suspended_at: 'suspended',
  suspendedAt: 'suspended',
  successor_id: 'superseded',
  successorId: 'superseded',
  supersededBy: 'superseded',
  revoked_at: 'revoked',
  revokedAt: 'revoked',
} as const

/** Matches code that asks whether a value is there, in TypeScript, SQL or Kysely. */
const asksFor = (name: string) =>
  new RegExp(
    [
      `!(?:\\w+\\.)*${name}\\b(?!\\.)`,
      `\\bif \\((?:\\w+\\.)*${name}\\b`,
      `\\b${name}\\b\\s*(?:[!=]==|&&|\\|\\|(?! null)|\\?(?![?.]))`,
      `\\b${name} IS\\b`,
      `'(?:\\w+\\.)?${name}', '(?:is|is not)'`,
    ].join('|'),
  )

const asks = [
  ...Object.entries(factsByName).map(([name, fact]) => ({ fact, pattern: asksFor(name) })),
  {
    fact: 'review',
    pattern:
      /\breview\b(?:', '|\s*)(?:[!=]==|=|<>|!=)(?:', |\s*)'(?:pending|verified|declined)'|\breviewOf\([^)]*\)\s*[!=]==|\bstatus\b\s*[!=]==\s*'[012]'/,
  },
]

/**
 * Files that are not counted. Migrations state what was true when they were written. The audit compares tables with each
 * other and must not trust the rules that wrote them; its queries share one list, which would count as one question.
 */
const isApart = ({ path }: Source) =>
  /(?:migrations|first-schema)\.ts$/.test(path) || path.endsWith('proof/audit/state/derived-faults.ts')

/** Splits a file into its declarations (functions, constants, types): each begins at the margin, and ends at the next. */
function declarations({ path, code }: Source) {
  const lines = code.split('\n')
  const starts = lines.flatMap((line, i) => (/^[\w@]/.test(line) ? [i] : []))
  return starts.map((start, i) => ({
    path,
    line: start + 1,
    code: lines.slice(start, starts[i + 1]).join('\n'),
  }))
}

export const derivedStates: Measure = {
  name: 'States derived',
  meaning:
    "Declarations that ask for two or more of a certificate's facts, in place of asking for its state.",
  of: (sources) =>
    countOf(
      sources
        .filter((source) => !isApart(source))
        .flatMap(declarations)
        .flatMap(({ path, line, code }) => {
          const asked = asks.filter(({ pattern }) => pattern.test(code)).map(({ fact }) => fact)
          const facts = [...new Set<string>(asked)]
          return facts.length < 2 ? [] : [{ path, line, what: facts.join(', ') }]
        }),
    ),
}
