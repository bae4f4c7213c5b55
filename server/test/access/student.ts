import { gradedRoster } from '../../src/people/student/import/spreadsheet/roster/testing.ts'
import { callAs, ok, studentData, uploadAs } from '../acts/people.ts'
import { freshEmail, get, type Requests, type Scene, sheet, unused } from './scene.ts'

/** The id of a list of issuer A that is reviewed before it is imported. */
const uploadedList = async ({ world, issuerA }: Scene): Promise<string> =>
  ok(await uploadAs(world, issuerA, '/api/student/import-student-excel?preview=true', { doc_url: sheet() }))
    .importId

async function reviewedList(scene: Scene): Promise<string> {
  const { world, issuerA } = scene
  const id = await uploadedList(scene)
  const read = () => callAs(world, issuerA, 'GET', `/api/student/imports/${id}`)
  await world.until(async () => ok(await read()).data.status === 'ready')
  return id
}

export const studentRequests: Requests = {
  'POST /api/student/add-student': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/student/add-student', studentData(freshEmail())),
  'GET /api/student/get-student': get('/api/student/get-student'),
  'GET /api/student/get-total-student-count': get('/api/student/get-total-student-count'),
  'GET /api/student/choices': get('/api/student/choices'),
  'GET /api/students/:studentId': get(({ student }) => `/api/students/${student.studentId}`),
  'PUT /api/students/:studentId': async ({ world, issuerA, student }, caller) => {
    const path = `/api/students/${student.studentId}`
    const { data } = ok(await callAs(world, issuerA, 'GET', path))
    return callAs(world, caller, 'PUT', path, data)
  },
  'GET /api/students/:studentId/history': get(({ student }) => `/api/students/${student.studentId}/history`),
  'POST /api/student/welcome': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/student/welcome', { token: 'unknown' }),
  'POST /api/student/welcome/password': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/student/welcome/password', {
      token: 'unknown',
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
    }),
  'POST /api/student/import-student-excel': ({ world }, caller) =>
    uploadAs(world, caller, '/api/student/import-student-excel', {
      doc_url: new File(['Name,Father,Mother,Roll,Mobile,DOB,Email\n'], 'students.csv'),
    }),
  'POST /api/student/roster-grades': ({ world }, caller) =>
    uploadAs(world, caller, '/api/student/roster-grades', {
      doc_url: new File([Uint8Array.from(gradedRoster())], 'roster.zip'),
    }),
  'GET /api/student/imports': get('/api/student/imports'),
  'PUT /api/student/imports/:id/columns': async (scene, caller) => {
    const columns = { name: 0, fatherName: 1, motherName: 2, rollNumber: 3, mobileNumber: 4 }
    return callAs(
      scene.world,
      caller,
      'PUT',
      `/api/student/imports/${await unused(scene, uploadedList)}/columns`,
      {
        columns: { ...columns, dateOfBirth: 5, email: 6 },
      },
    )
  },
  'PUT /api/student/imports/:id/place': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', `/api/student/imports/${await unused(scene, uploadedList)}/place`, {
      sheet: 0,
      headingRow: 1,
    }),
  'POST /api/student/imports/:id/start': async (scene, caller) => {
    const id = await unused(scene, reviewedList)
    return callAs(scene.world, caller, 'POST', `/api/student/imports/${id}/start`, {})
  },
  'DELETE /api/student/imports/:id': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', `/api/student/imports/${await unused(scene, uploadedList)}`),
  'GET /api/student/imports/:id': get(({ importId }) => `/api/student/imports/${importId}`),
  'GET /api/student/imports/:id/accepted': get(({ importId }) => `/api/student/imports/${importId}/accepted`),
  'GET /api/student/imports/:id/errors.xlsx': get(
    ({ importId }) => `/api/student/imports/${importId}/errors.xlsx`,
  ),
  'GET /api/student/imports/:id/changes.xlsx': get(
    ({ importId }) => `/api/student/imports/${importId}/changes.xlsx`,
  ),
  'GET /api/student/sample.xlsx': get('/api/student/sample.xlsx'),
}
