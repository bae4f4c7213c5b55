import { z } from 'zod'

const names: z.ZodType<readonly string[]> = z.array(z.string())
// An object with any members, because a record would load more of Zod into every page.
const parameters = z.object({}).catchall(z.union([z.string(), z.number(), z.null(), names]))

/** Sent with an English sentence: its key and parameters, for programs and other languages. */
export const saidBy = {
  key: z
    .string()
    .meta({ description: 'Which sentence it is; of a refusal it is the error code, or begins with it.' }),
  parameters: parameters.meta({ description: 'What the sentence fills in.' }),
}
