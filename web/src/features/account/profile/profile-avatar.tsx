import { Avatar } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { initials } from '../../../lib/text/format.ts'
import { profileImageQuery } from '../account-calls.ts'

interface ProfileAvatarProps {
  name: string
  /** The image's path from the profile; empty or undefined if there is none. */
  imagePath: string | undefined
  size: number
}

/** The profile image, fetched with the session's token. Shows initials until it arrives, and if there is none. */
export function ProfileAvatar({ name, imagePath, size }: ProfileAvatarProps) {
  const { data } = useQuery(profileImageQuery(imagePath))
  return (
    <Avatar src={useObjectUrl(imagePath ? data : undefined)} alt="" color="indigo" size={size}>
      {initials(name)}
    </Avatar>
  )
}
