import { buttonClass } from '../../ui/button.tsx'
import { useFileAddress } from '../../ui/page/file-address.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { isOn, type LateBlockProps, optionOf } from './block.ts'
import styles from './card.module.css'

/**
 * One offer: `<Pricing name="Desktop" price="CNY 39.99" period="once" features="a; b; c" link="…" text="Buy"
 * recommended />` (Spec D9). All texts are the author's.
 */
export default function Pricing({ element, children }: LateBlockProps) {
  const resolve = useFileAddress()
  const option = (name: string) => optionOf(element, name)
  const link = option('dataLink')
  const features = (option('dataFeatures') ?? '').split(/[;；]/).map((feature) => feature.trim())
  return (
    <section className={styles.plan} data-recommended={isOn(element, 'dataRecommended') || undefined}>
      {option('dataName') && <p className={styles.title}>{option('dataName')}</p>}
      {option('dataPrice') && (
        <p className={styles.price}>
          {option('dataPrice')} {option('dataPeriod') && <small>{option('dataPeriod')}</small>}
        </p>
      )}
      {option('dataDesc') && <p>{option('dataDesc')}</p>}
      {features.some((feature) => feature !== '') && (
        <ul>
          {features.filter(Boolean).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {children}
      {link !== undefined && (
        <SiteLink to={resolve(link)} className={buttonClass}>
          {option('dataText') ?? link}
        </SiteLink>
      )}
    </section>
  )
}
