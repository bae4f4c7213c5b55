import type { ImportChange, ImportProblem, StudentImportDetails } from '@credenza/schema/student-import'
import { Tabs, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/text/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { AcceptedRows } from './accepted-rows.tsx'
import { AsideRows, asideCount } from './aside-rows.tsx'
import styles from './findings.module.css'
import { Findings } from './findings.tsx'
import { changesPath, wrongRowsPath } from './import-calls.ts'
import { ShownValue } from './shown-value.tsx'

interface FoundTabsProps {
  found: StudentImportDetails
  /** The column matching, while it can be changed. */
  columns?: ReactNode
}

/** The findings in a list by kind: each kind of error, the changed students, the columns. */
export function FoundTabs({ found, columns }: FoundTabsProps) {
  const accepted = found.created + found.changed + found.unchanged
  const tabs = [
    ...found.problems.map((problem) => ({
      key: problem.kind as string,
      name: texts.tab(texts.problems[problem.kind], formatNumber(problem.rows)),
      panel: <Problems importId={found.id} problem={problem} />,
    })),
    ...(found.changes.length > 0
      ? [
          {
            key: 'changes',
            name: texts.tab(texts.changes, formatNumber(found.changed)),
            panel: <Changes found={found} />,
          },
        ]
      : []),
    ...(found.status === 'ready' && accepted > 0
      ? [
          {
            key: 'accepted',
            name: texts.accepted.title(formatNumber(accepted)),
            panel: <AcceptedRows found={found} />,
          },
        ]
      : []),
    ...(asideCount(found.asides) > 0
      ? [
          {
            key: 'asides',
            name: texts.asides.title(formatNumber(asideCount(found.asides))),
            panel: <AsideRows asides={found.asides} />,
          },
        ]
      : []),
    ...(columns ? [{ key: 'columns', name: texts.columns, panel: columns }] : []),
  ]
  if (tabs.length === 0) return null
  return (
    <Tabs defaultValue={tabs[0]!.key} keepMounted={false}>
      <Tabs.List aria-label={texts.found} className={styles.tabs}>
        {tabs.map(({ key, name }) => (
          <Tabs.Tab key={key} value={key}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, panel }) => (
        <Tabs.Panel key={key} value={key}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Problems({ importId, problem }: { importId: string; problem: ImportProblem }) {
  const shownRows = new Set(problem.errors.map(({ row }) => row)).size
  // Missing values have none, apart from 'n/a' and its like.
  const hasCells = problem.errors.some(({ cell }) => cell !== '')
  return (
    <Findings
      label={problem.kind === 'undrawable' ? texts.problems.undrawable : texts.errors}
      {...(problem.kind === 'undrawable' && { hint: texts.undrawable })}
      headings={[texts.row, texts.column, ...(hasCells ? [texts.cell] : []), texts.reason]}
      rows={problem.errors.map(({ row, column, cell, reason }) => ({
        key: `${row} ${column}`,
        cells: [
          row,
          <bdi key="column">{column}</bdi>,
          ...(hasCells
            ? [
                <div key="cell" dir="auto" className={styles.cell}>
                  {cell}
                </div>,
              ]
            : []),
          reason,
        ],
      }))}
      more={problem.rows - shownRows}
      download={{ label: texts.downloadErrors, path: wrongRowsPath(importId), name: 'rows-to-correct.xlsx' }}
    />
  )
}

function Changes({ found: { id, changes, changed } }: { found: StudentImportDetails }) {
  return (
    <Findings
      label={texts.changes}
      headings={[texts.row, texts.student, texts.differences]}
      rows={changes.map((change) => ({
        key: String(change.row),
        cells: [change.row, <Who key="who" change={change} />, <Differences key="what" change={change} />],
      }))}
      more={changed - changes.length}
      download={{ label: texts.downloadChanges, path: changesPath(id), name: 'changed-students.xlsx' }}
    />
  )
}

const Who = ({ change: { name, email } }: { change: ImportChange }) => (
  <>
    <bdi>{name}</bdi>
    <br />
    <bdi>{email}</bdi>
  </>
)

const Differences = ({ change: { differences } }: { change: ImportChange }) =>
  differences.map(({ field, from, to }) => (
    <div key={field}>
      {studentTexts.add.fields[field]}:{' '}
      {from && (
        <>
          <VisuallyHidden>{texts.before}</VisuallyHidden>
          <span className={styles.before}>
            <ShownValue field={field} value={from} />
          </span>{' '}
        </>
      )}
      <VisuallyHidden>{texts.after}</VisuallyHidden>
      <ShownValue field={field} value={to} />
    </div>
  ))
