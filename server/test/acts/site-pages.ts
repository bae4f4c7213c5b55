import type { SitePageName, SitePageRequest } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs } from './people.ts'

export const writeSitePage = (
  world: TestWorld,
  caller: Caller,
  page: SitePageName,
  texts: Partial<SitePageRequest>,
): ReturnType<typeof callAs> => callAs(world, caller, 'PUT', `/api/admin/site-pages/${page}`, texts)
