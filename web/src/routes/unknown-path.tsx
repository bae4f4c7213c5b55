import { redirect } from 'react-router'
import { homeOf } from '../lib/session/guard.ts'
import { readSession } from '../lib/session/session.ts'

/** Unknown paths redirect to the role's start page (specification, section 2). */
export const clientLoader = () => redirect(homeOf(readSession()?.role))

export default function UnknownPath() {
  return null
}
