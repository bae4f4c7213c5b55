import { redirect } from 'react-router'

/** '/issuer/details' means the current calendar year. */
export const clientLoader = () => redirect(`/issuer/details/${new Date().getFullYear()}`)

export default function IssuerDetailsNow() {
  return null
}
