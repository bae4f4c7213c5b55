import { Anchor, Stack, Text } from '@mantine/core'
import { ChevronRight, FileCheck2, Landmark } from 'lucide-react'
import { Link } from 'react-router'
import { common } from '../../texts/common.ts'
import { frameTexts } from '../../texts/public-frame.ts'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './role-dialog.module.css'

const texts = frameTexts.roles
const choices = [
  { role: 'issuer', Icon: Landmark, name: texts.issuer, text: texts.issuerText },
  { role: 'verifier', Icon: FileCheck2, name: texts.verifier, text: texts.verifierText },
] as const

interface RoleDialogProps {
  opened: boolean
  onClose: () => void
  /** Called when a link leads away. */
  onLeave: () => void
}

/** The sign-up role chooser: one link per role. */
export default function RoleDialog({ opened, onClose, onLeave }: RoleDialogProps) {
  return (
    <Dialog title={texts.title} opened={opened} onClose={onClose} size={480}>
      <Stack>
        {choices.map(({ role, Icon, name, text }) => (
          <Link
            key={role}
            to={`/sign-up/${role}`}
            className={styles.choice}
            onClick={onLeave}
            aria-labelledby={`sign-up-${role}`}
            aria-describedby={`sign-up-${role}-text`}
          >
            <Icon size={26} strokeWidth={1.6} className={styles.icon} aria-hidden />
            <span>
              <Text component="span" display="block" fw={600} id={`sign-up-${role}`}>
                {name}
              </Text>
              <Text component="span" display="block" fz="sm" c="dimmed" id={`sign-up-${role}-text`}>
                {text}
              </Text>
            </span>
            <ChevronRight size={18} className="pointing" aria-hidden />
          </Link>
        ))}
        <Text fz="sm" c="dimmed" ta="center">
          {texts.haveAccount}{' '}
          <Anchor component={Link} to="/sign-in" fz="sm" underline="always" onClick={onLeave}>
            {common.signIn}
          </Anchor>
        </Text>
      </Stack>
    </Dialog>
  )
}
