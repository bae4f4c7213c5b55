import type { TimelineKind } from '@credenza/schema/timeline'
import {
  Archive,
  Ban,
  Bell,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  FilePen,
  FilePlus,
  FileSymlink,
  FileUp,
  Gem,
  type LucideIcon,
  Mail,
  PenLine,
  ScrollText,
  Send,
} from 'lucide-react'

interface Look {
  icon: LucideIcon
  tone: 'plain' | 'good' | 'bad' | 'unclear'
}

/** Each kind of entry has its own icon; the tone only repeats the words. */
export const looks: Record<TimelineKind, Look> = {
  created: { icon: FilePlus, tone: 'plain' },
  uploaded: { icon: FileUp, tone: 'plain' },
  corrects: { icon: FilePen, tone: 'plain' },
  signed: { icon: PenLine, tone: 'plain' },
  stored: { icon: Archive, tone: 'plain' },
  accepted: { icon: CircleCheck, tone: 'good' },
  declined: { icon: CircleX, tone: 'bad' },
  logged: { icon: ScrollText, tone: 'plain' },
  anchored: { icon: Gem, tone: 'good' },
  transferred: { icon: Send, tone: 'plain' },
  delivered: { icon: Mail, tone: 'plain' },
  reminded: { icon: Bell, tone: 'plain' },
  suspended: { icon: CirclePause, tone: 'unclear' },
  reinstated: { icon: CirclePlay, tone: 'good' },
  revoked: { icon: Ban, tone: 'bad' },
  superseded: { icon: FileSymlink, tone: 'plain' },
}
