import { Anchor, Stack, Text } from '@mantine/core'
import { ChevronRight, FileCheck2, Landmark } from 'lucide-react'
import { Link } from 'react-router'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { frameTexts } from '../../texts/public-frame.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './role-dialog.module.css'

const texts = frameTexts.roles
const choices = [
  { role: 'issuer', Icon: Landmark, name: texts.issuer, text: texts.issuerText },
  { role: 'verifier', Icon: FileCheck2, name: texts.verifier, text: texts.verifierText },
] as const

interface RoleDialogProps {
  opened: boolean
  onClose: () => void
}

/** The sign-up role chooser: one link per role. */
export default function RoleDialog({ opened, onClose }: RoleDialogProps) {
  return (
    <Dialog title={texts.title} opened={opened} onClose={onClose} size={480}>
      <Stack>
        {choices.map(({ role, Icon, name, text }) => (
          <div key={role} className={styles.choice}>
            <Icon size={26} strokeWidth={1.6} className={styles.icon} aria-hidden />
            <div>
              <Link
                to={`/sign-up/${role}`}
                className={styles.link}
                onClick={onClose}
                aria-describedby={`sign-up-${role}-text`}
              >
                {name}
              </Link>
              <Text fz="sm" c="dimmed" id={`sign-up-${role}-text`}>
                {text}
              </Text>
            </div>
            <ChevronRight size={18} className="pointing" aria-hidden />
          </div>
        ))}
        <Text fz="sm" c="dimmed" ta="center">
          {texts.haveAccount}
          {sentenceGap}
          <Anchor component={Link} to="/sign-in" fz="sm" underline="always" onClick={onClose}>
            {common.signIn}
          </Anchor>
        </Text>
      </Stack>
    </Dialog>
  )
}
