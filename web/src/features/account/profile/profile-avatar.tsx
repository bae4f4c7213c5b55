import { Avatar } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { initials } from '../../../lib/format.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { profileImageQuery } from '../account-calls.ts'

interface ProfileAvatarProps {
  name: string
  /** Where the image is, as the profile says; empty or undefined when there is none. */
  imagePath: string | undefined
  size: number
}

/** The profile image, fetched with the session's token; the initials until then and without one. */
export function ProfileAvatar({ name, imagePath, size }: ProfileAvatarProps) {
  const { data } = useQuery(profileImageQuery(imagePath))
  return (
    <Avatar src={useObjectUrl(imagePath ? data : undefined)} alt="" color="indigo" size={size}>
      {initials(name)}
    </Avatar>
  )
}
