import toast from 'react-hot-toast'
import { messageOf } from './api/api-failure.ts'

/** For an act that has no form: says in a toast why it failed, in its own words if the server gave none. */
export const toastFailure =
  (own?: string) =>
  (error: unknown): void =>
    void toast.error(messageOf(error, own))
