import type { Role } from '@credenza/schema/account'
import type { adminHelp } from '../../texts/help-admin.ts'
import type { issuerHelp } from '../../texts/help-issuer.ts'
import type { studentHelp } from '../../texts/help-student.ts'
import type { verifierHelp } from '../../texts/help-verifier.ts'
import { createPath } from '../search/commands.ts'

type Paths = readonly string[]

const issuer: Record<keyof typeof issuerHelp, Paths> = {
  '/issuer': ['/category-manager', '/issuer/templates', '/issuer/settings'],
  '/issuer/timeline': ['/issuer/certificates', createPath],
  '/issuer/certificates': [createPath, '/issuer/activity', '/issuer/delivery'],
  '/issuer/details/:id?': ['/issuer/certificates', '/issuer/timeline'],
  '/issuer/student-info': ['/addStudent', createPath],
  '/issuer/student-info/:studentId': ['/issuer/student-info', '/issuer/requests'],
  '/issuer/activity': ['/issuer/certificates', '/issuer/student-info'],
  '/issuer/audit': ['/issuer/activity', '/issuer/settings'],
  '/issuer/delivery': ['/issuer/certificates', '/issuer/settings'],
  '/issuer/requests': ['/issuer/certificates'],
  '/issuer/approvals/:requestId?': ['/issuer/certificates', '/issuer/settings'],
  '/issuer/developers': ['/issuer/activity'],
  '/addStudent': ['/issuer/student-info', createPath],
  '/category-manager': ['/issuer/templates', createPath],
  '/issuer/templates': ['/category-manager', createPath],
  '/issuer/templates/:templateId': ['/issuer/templates', '/category-manager'],
  '/issuer/balance': ['/issuer/certificates', '/issuer/settings'],
  '/issuer/check': ['/verify', '/issuer/developers'],
  '/issuer/ask': ['/issuer/check', '/issuer/developers'],
  '/issuer/settings': ['/issuer/templates', '/issuer/delivery'],
  '/certificate/:id': ['/issuer/certificates', '/issuer/requests'],
}

const verifier: Record<keyof typeof verifierHelp, Paths> = {
  '/verifier': ['/verifier/user-request', '/verifier/fees-allocation', '/verifier/activity'],
  '/verifier/user-request': ['/verifier', '/verifier/fees-allocation'],
  '/verifier/fees-allocation': ['/verifier', '/verifier/user-request'],
  '/verifier/activity': ['/verifier', '/verifier/user-request'],
  '/verifier/audit': ['/verifier/activity', '/verifier/settings'],
  '/verifier/developers': ['/verifier/check'],
  '/verifier/check': ['/verify', '/verifier/developers'],
  '/verifier/ask': ['/verifier/check', '/verifier/developers'],
  '/verifier/settings': ['/verifier/fees-allocation'],
  '/certificate/:id': ['/verifier', '/verifier/user-request'],
}

const student: Record<keyof typeof studentHelp, Paths> = {
  '/student': ['/student/wallet', '/student/my-data', '/verify'],
  '/student/wallet': ['/student'],
  '/student/badges': ['/student'],
  '/student/my-data': ['/student'],
  '/student/balance': ['/student'],
  '/certificate/:id': ['/student', '/student/wallet'],
}

const admin: Record<keyof typeof adminHelp, Paths> = {
  '/admin': ['/admin/people', '/admin/balances', '/admin/audit'],
  '/admin/organisations/:id': ['/admin', '/admin/audit'],
  '/admin/balances': ['/admin/audit'],
  '/admin/balances/:id': ['/admin/balances'],
  '/admin/people': ['/admin', '/admin/audit'],
  '/admin/audit': ['/admin/health', '/admin/people'],
  '/admin/witnesses': ['/admin/health'],
  '/admin/health': ['/admin/witnesses', '/admin/audit'],
  '/admin/data-protection': ['/admin/breaches', '/admin/audit'],
  '/admin/breaches': ['/admin/data-protection', '/admin/people'],
  '/admin/breaches/:id': ['/admin/breaches'],
  '/admin/pages': ['/admin/audit'],
  '/admin/secure': ['/admin'],
  '/certificate/:id': ['/admin', '/admin/audit'],
}

/** Where people usually go from a page, by the pattern of its path. */
export const nextPages: Record<Role, Record<string, Paths>> = { issuer, verifier, student, admin }
