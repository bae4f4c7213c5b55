import { recorded } from '../../proof/audit/state/recorded-table.ts'
import { twoAdminsSubject } from './setting.ts'

/** Whether serious acts need two administrators, in the deployment's trail. */
export const recordedTwoAdmins = [
  recorded('two_admins', {
    of: ['two_'],
    trail: `'platform'`,
    subject: `'${twoAdminsSubject}'`,
    columns: { id: 'key', is_on: 'value', changed_at: 'value' },
  }),
]
