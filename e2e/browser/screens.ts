import { accessScreens } from './screens/access-screens.ts'
import { accountScreens } from './screens/account-screens.ts'
import { adminScreens } from './screens/admin-screens.ts'
import { approvalScreens } from './screens/approval-screens.ts'
import { askScreens } from './screens/ask-screens.ts'
import { badgeScreens } from './screens/badge-screens.ts'
import { checkScreens } from './screens/check-screens.ts'
import { colleagueScreens } from './screens/colleague-screens.ts'
import { correctionScreens } from './screens/correction-screens.ts'
import { creatingScreens } from './screens/creating-screens.ts'
import { holderScreens } from './screens/holder-screens.ts'
import { issuerToolScreens } from './screens/issuer-tool-screens.ts'
import { learningScreens } from './screens/learning-screens.ts'
import { momentScreens } from './screens/moment-screens.ts'
import { moneyScreens } from './screens/money-screens.ts'
import { organisationScreens } from './screens/organisation-screens.ts'
import { protectionScreens } from './screens/protection-screens.ts'
import { publicScreens } from './screens/public-screens.ts'
import { signUpScreens } from './screens/sign-up-screens.ts'
import { studentScreens } from './screens/student-screens.ts'
import { templateScreens } from './screens/template-screens.ts'
import { upkeepScreens } from './screens/upkeep-screens.ts'
import { verdictScreens } from './screens/verdict-screens.ts'
import { verifyScreens } from './screens/verify-screens.ts'
import { walletScreens } from './screens/wallet-screens.ts'

/** Every screen, and every dialog or menu in its open state. */
export const screens = [
  ...publicScreens,
  ...verifyScreens,
  ...verdictScreens,
  ...signUpScreens,
  ...accountScreens,
  ...organisationScreens,
  ...creatingScreens,
  ...studentScreens,
  ...upkeepScreens,
  ...colleagueScreens,
  ...accessScreens,
  ...learningScreens,
  ...correctionScreens,
  ...approvalScreens,
  ...holderScreens,
  ...badgeScreens,
  ...issuerToolScreens,
  ...templateScreens,
  ...checkScreens,
  ...askScreens,
  ...walletScreens,
  ...adminScreens,
  ...moneyScreens,
  ...protectionScreens,
  ...momentScreens,
]
