import type { AuditItem } from '@credenza/schema/audit'
import { auditTexts as texts } from '../../texts/audit.ts'
import { systemActor, type TrailPath } from './audit-calls.ts'

/** Who reads entries: an administrator those of all trails, or an organisation its own. */
export interface TrailReader {
  path: TrailPath
  lead: string
  seesAllTrails: boolean
  /** Who acted: by name if it is known. */
  actorName: (entry: AuditItem) => string
  /** The page of what an entry is about. */
  pageOf: (subject: string) => string | undefined
}

export const administrator: TrailReader = {
  path: '/api/admin/audit',
  lead: texts.lead,
  seesAllTrails: true,
  actorName: ({ actor, actorName }) => (actor === systemActor ? texts.system : actorName || actor),
  pageOf: () => undefined,
}

/** People of an organisation, who know their colleagues and their API keys by name, and others by what they are. */
export const readerOf = (role: 'issuer' | 'verifier'): TrailReader => ({
  path: '/api/organisation/audit',
  lead: texts.ownLead,
  seesAllTrails: false,
  actorName: ({ actorKind, actorName }) => actorName || texts.actorKinds[actorKind],
  pageOf: (subject) => pages[role][subject.split('_')[0] ?? '']?.(subject),
})

type Pages = Readonly<Record<string, (id: string) => string>>

const pagesOf = (role: 'issuer' | 'verifier'): Pages => ({
  cert: (id) => `/certificate/${id}`,
  batch: (id) => `/${role}/activity?batch=${id}`,
  ask: (id) => `/${role}/ask?request=${id}`,
})

const pages: Record<'issuer' | 'verifier', Pages> = {
  issuer: {
    ...pagesOf('issuer'),
    stud: (id) => `/issuer/student-info/${id}`,
    apr: (id) => `/issuer/approvals/${id}`,
    tpl: (id) => `/issuer/templates/${id}`,
  },
  verifier: pagesOf('verifier'),
}
