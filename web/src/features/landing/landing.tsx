import { common } from '../../texts/common.ts'
import { About } from './about.tsx'
import { Audiences } from './audiences.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { IdleNotice } from './idle-notice.tsx'
import { Product } from './product.tsx'

/** Introduces the product to first-time visitors (specification, section 2). */
export function Landing() {
  return (
    <>
      <title>{`${common.product} · ${common.tagline}`}</title>
      <IdleNotice />
      <Hero />
      <About />
      <Audiences />
      <Product />
      <HowItWorks />
      <CallToAction />
    </>
  )
}
