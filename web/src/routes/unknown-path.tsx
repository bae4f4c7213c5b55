import { redirect } from 'react-router'
import { homeOf } from '../lib/guard.ts'
import { readSession } from '../lib/session.ts'

/** Any path that we do not know leads to the start page of the role (specification, section 2). */
export const clientLoader = () => redirect(homeOf(readSession()?.role))

export default function UnknownPath() {
  return null
}
