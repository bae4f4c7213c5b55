import { readableOn } from '@credenza/schema/colour'
import type { IssuerLook } from '@credenza/schema/issuer-look'
import styles from './issuer-brand.module.css'

/** An issuer's name in its own colour, with its logo. */
export const IssuerBrand = ({ look: { name, colour, logo } }: { look: IssuerLook }) => (
  <span className={styles.brand} style={{ background: colour, color: readableOn(colour) }}>
    {logo && <img src={logo} alt="" width={24} height={24} />}
    <bdi>{name}</bdi>
  </span>
)
