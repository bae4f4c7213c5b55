import type { Profile } from '@credenza/schema/organisation-profile'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { ImageUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { common } from '../../../texts/common.ts'
import { profileTexts as texts } from '../../../texts/profile.ts'
import { FileChooser } from '../../../ui/field/file-chooser.tsx'
import { KeptFocus } from '../../../ui/kept-focus.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { ProfileAvatar } from './profile-avatar.tsx'

const ImageCropper = lazy(() => import('./image-cropper.tsx'))

interface ImageChooserProps {
  profile: Profile
  /** The picture that is being cropped, if any. */
  image: File | undefined
  onImage: (file: File | undefined) => void
  onSquare: (square: Blob | undefined) => void
}

/** Shows the avatar, and lets people who may manage the organisation choose a new picture and crop it to a square. */
export function ImageChooser({ profile, image, onImage, onSquare }: ImageChooserProps) {
  const [unreadable, setUnreadable] = useState(false)
  const mayManage = usePermitted()('manage')
  const choose = (file: File) => {
    setUnreadable(false)
    onImage(file)
  }
  return (
    <KeptFocus>
      <Stack>
        <Group>
          <ProfileAvatar name={profile.organizationName} imagePath={profile.profile_url} size={72} />
          <div>
            <Text fw={600}>{profile.organizationName}</Text>
            <Group gap="xs" mt={4}>
              <Badge color={profile.status === 'Approved' ? 'teal' : 'yellow'}>
                {texts.statuses[profile.status] ?? profile.status}
              </Badge>
              {mayManage && (
                <FileChooser accept="image/jpeg,image/png,image/webp" onFile={choose}>
                  {(button) => (
                    <Button
                      {...button}
                      size="compact-sm"
                      variant="default"
                      leftSection={<ImageUp size={14} />}
                    >
                      {image ? texts.chooseOther : texts.choose}
                    </Button>
                  )}
                </FileChooser>
              )}
              {image && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  c="inherit"
                  onClick={() => onImage(undefined)}
                >
                  {common.cancel}
                </Button>
              )}
            </Group>
          </div>
        </Group>
        {unreadable && <Problem text={texts.unreadable} />}
        {image && (
          <Suspense fallback={<Skeleton height={260} radius="md" />}>
            <ImageCropper
              image={image}
              onSquare={onSquare}
              onUnreadable={() => {
                onImage(undefined)
                setUnreadable(true)
              }}
            />
          </Suspense>
        )}
      </Stack>
    </KeptFocus>
  )
}
