import { z } from 'zod'
import { email } from '../email.ts'
import { omissible } from '../omissible.ts'
import { nameText, oneLine, optionalText, text } from '../text.ts'
import { groupKind, userKind } from './attributes.ts'
import { canonicalBag } from './canonical.ts'

/** The most members of one group. */
const mostMembers = 5_000

const sentEmail = z.object({
  value: optionalText(254),
  type: optionalText(40),
  primary: z.boolean().default(false),
})

/** The primary address, else the one for work, else the first; if there is none, the name that the directory uses. */
function chosenEmail(emails: readonly z.infer<typeof sentEmail>[], userName: string): string {
  const given = emails.filter(({ value }) => value !== '')
  const chosen =
    given.findLast(({ primary }) => primary) ??
    given.find(({ type }) => type.toLowerCase() === 'work') ??
    given[0]
  return chosen?.value ?? userName
}

const userFacts = z.object({
  userName: z.string(),
  externalId: z.string(),
  email: email(),
  givenName: z.string(),
  familyName: z.string(),
  displayName: z.string(),
  active: z.boolean(),
})
/** What we store about a person in an organisation's directory. Texts may be empty, except userName and email. */
export type UserFacts = z.infer<typeof userFacts>

/** A user of RFC 7643 section 4.1, in any spelling that providers use. Returns what we store. */
export const scimUser = z.preprocess(
  (sent) => canonicalBag(userKind.attributes, sent),
  z
    .object({
      userName: text('userName', 200),
      externalId: optionalText(200),
      name: omissible(
        z.object({
          formatted: optionalText(200).transform(oneLine),
          givenName: optionalText(100).transform(oneLine),
          familyName: optionalText(100).transform(oneLine),
        }),
      ),
      displayName: optionalText(200).transform(oneLine),
      active: z.boolean().default(true),
      emails: z.array(sentEmail).max(20).default([]),
    })
    .transform(({ name, emails, ...user }) => {
      const { formatted = '', givenName = '', familyName = '' } = name ?? {}
      const displayName = user.displayName || (givenName || familyName ? '' : formatted)
      return { ...user, givenName, familyName, displayName, email: chosenEmail(emails, user.userName) }
    })
    .pipe(userFacts),
)

/** A group of RFC 7643 section 4.2. Returns its members as ids of users, without repetition. */
export const scimGroup = z.preprocess(
  (sent) => canonicalBag(groupKind.attributes, sent),
  z.object({
    displayName: nameText('displayName', 200),
    externalId: optionalText(200),
    members: z
      .array(z.object({ value: z.string().max(60) }))
      .max(mostMembers)
      .default([])
      .transform((members) => [...new Set(members.map(({ value }) => value))]),
  }),
)
export type GroupFacts = z.infer<typeof scimGroup>
