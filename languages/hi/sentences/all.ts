import type { sentences as english } from '@credenza/schema/sentences/all'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { account } from './account.ts'
import { certificate } from './certificate.ts'
import { correction } from './correction.ts'
import { developer } from './developer.ts'
import { directory } from './directory.ts'
import { field } from './field.ts'
import { health } from './health.ts'
import { healthFacts } from './health-facts.ts'
import { http } from './http.ts'
import { learning } from './learning.ts'
import { mail } from './mail.ts'
import { organisation } from './organisation.ts'
import { presentation } from './presentation.ts'
import { register } from './register.ts'
import { review } from './review.ts'
import { singleSignOn } from './single-sign-on.ts'
import { student } from './student.ts'
import { template } from './template.ts'
import { webhook } from './webhook.ts'

/** Every sentence that the server says, in Hindi. */
export const sentences: Twin<typeof english> = {
  ...http,
  ...account,
  ...singleSignOn,
  ...learning,
  ...organisation,
  ...certificate,
  ...template,
  ...correction,
  ...register,
  ...review,
  ...student,
  ...developer,
  ...presentation,
  ...directory,
  ...field,
  ...mail,
  ...webhook,
  ...health,
  ...healthFacts,
}
