import { redirect } from 'react-router'

/** '/issuer/details' redirects to the current calendar year. */
export const clientLoader = () => redirect(`/issuer/details/${new Date().getFullYear()}`)

export default function IssuerDetailsNow() {
  return null
}
