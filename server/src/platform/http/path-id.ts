import { z } from 'zod'

/** Far more characters than any of our ids has, so that a call cannot send a whole book as one. */
const longestId = 120

/** Parameters of a path that names one thing by its id, such as `/api/checks/:checkId`. */
export const pathId = <Name extends string>(name: Name) =>
  z.object({ [name]: z.string().max(longestId) } as Record<Name, z.ZodString>)
