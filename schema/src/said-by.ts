import { z } from 'zod'

const names: z.ZodType<readonly string[]> = z.array(z.string())
// Of any members: a record would bring more of Zod into every page.
const parameters = z.object({}).catchall(z.union([z.string(), z.number(), z.null(), names]))

/** Beside a sentence in English: which one it is and what it fills in, for programs and for other languages. */
export const saidBy = {
  key: z
    .string()
    .meta({ description: 'Which sentence it is; of a refusal it is the error code, or begins with it.' }),
  parameters: parameters.meta({ description: 'What the sentence fills in.' }),
}
