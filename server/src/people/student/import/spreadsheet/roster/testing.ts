import { zip } from '../xlsx/testing.ts'

const manifest = (version: string, mode: string, files: readonly string[]) =>
  [
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    ...files.map((file) => `file.${file},${mode}`),
  ].join('\r\n')

/** A student, as users.csv lists them. */
export interface RosterUser {
  id: string
  given: string
  family: string
  identifier?: string
  email?: string
  agents?: string[]
}

const orgs =
  'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,College of Engineering,school,,'
const demographics = `sourcedId,status,dateLastModified,birthDate,sex
u1,,,2001-02-03,female
u2,,,2002-03-04,male
p1,,,,male
p2,,,,female`

const userHeader =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password'

const userLine = ({ id, given, family, identifier = '', email = '', agents = [] }: RosterUser) =>
  `${id},,,true,${id},,${given},${family},,${identifier},${email},0501234567,,"${agents.join(',')}",12,secret-${id}`

/** A OneRoster archive of these students, each of one college, and their parents p1 (the father) and p2. */
export function rosterOf(
  students: readonly RosterUser[],
  { version = '1.2', mode = 'bulk', changed = {} as Record<string, string | undefined> } = {},
): Uint8Array {
  const parents = [
    { id: 'p1', given: 'Khalid', family: 'Noor' },
    { id: 'p2', given: 'Mariam', family: 'Noor' },
  ]
  const roles = [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
    ...students.map(({ id }) => `r-${id},,,${id},primary,student,,,o1,`),
    ...parents.map(({ id }) => `r-${id},,,${id},primary,parent,,,o1,`),
  ]
  const of11 = (line: string, role: string) => line.replace(',,,true,', `,,,true,o1,${role},`)
  const users = [
    version === '1.1' ? userHeader.replace('enabledUser', 'enabledUser,orgSourcedIds,role') : userHeader,
    ...students.map((one) => (version === '1.1' ? of11(userLine(one), 'student') : userLine(one))),
    ...parents.map((one) => (version === '1.1' ? of11(userLine(one), 'parent') : userLine(one))),
  ]
  const files: Record<string, string | undefined> = {
    'manifest.csv': manifest(version, mode, ['users', 'roles', 'orgs', 'demographics']),
    'orgs.csv': orgs,
    'users.csv': `\ufeff${users.join('\r\n')}\r\n`,
    ...(version === '1.2' && { 'roles.csv': roles.join('\n') }),
    'demographics.csv': demographics,
    ...changed,
  }
  return zip(
    Object.fromEntries(
      Object.entries(files).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  )
}

export const layla: RosterUser = {
  id: 'u1',
  given: 'Layla',
  family: 'Noor',
  identifier: '0042',
  email: 'layla@uni.example',
  agents: ['p1', 'p2'],
}
/** Has no number in the register, and no parents. */
export const omar: RosterUser = { id: 'u2', given: 'Omar', family: 'Said', email: 'omar@uni.example' }

/** The same with two classes: Statics, whose final grade has a name among others, and Roads, which has one result. */
export const gradedRoster = (changed: Record<string, string> = {}): Uint8Array =>
  rosterOf([layla, omar], {
    changed: {
      'academicSessions.csv': 'sourcedId,title,type\nt1,Fall 2025,semester',
      'courses.csv': 'sourcedId,title,courseCode\nc1,Statics,CE101\nc2,Roads,CE202',
      'classes.csv':
        'sourcedId,title,courseSourcedId,classCode,termSourcedIds\nk1,Statics A,c1,101-A,t1\nk2,Roads A,c2,202-A,t1',
      'categories.csv': 'sourcedId,title\ng1,Homework',
      'lineItems.csv': [
        'sourcedId,title,classSourcedId,categorySourcedId,resultValueMax',
        ...['i1,Bridge model,k1,g1,10', 'i2,Final exam,k1,,100', 'i3,Final Grade,k1,,100', 'i4,Project,k2,,'],
      ].join('\n'),
      'results.csv': [
        'sourcedId,lineItemSourcedId,studentSourcedId,scoreStatus,score,textScore',
        'r1,i1,u1,fully graded,9,',
        'r2,i2,u1,fully graded,70,',
        'r3,i3,u1,fully graded,87.5,',
        'r4,i3,u2,submitted,50,',
        'r5,i4,u2,fully graded,,A-',
        'r6,i4,u9,fully graded,,A',
      ].join('\n'),
      ...changed,
    },
  })
