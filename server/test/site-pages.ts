import type { SitePageName, SitePageRequest } from '@credenza/schema'
import { type Caller, callAs } from './people.ts'
import type { TestWorld } from './test-world.ts'

export const writeSitePage = (
  world: TestWorld,
  caller: Caller,
  page: SitePageName,
  texts: Partial<SitePageRequest>,
): ReturnType<typeof callAs> => callAs(world, caller, 'PUT', `/api/admin/site-pages/${page}`, texts)
