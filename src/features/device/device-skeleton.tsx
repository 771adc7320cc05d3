import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { Hero } from '../../ui/layout/hero.js'
import { inText } from '../../ui/style/in-text.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './device-frame.css'

registerStyles(css)

interface CardProps {
  /** In CSS px at a text size of 14 px. */
  readonly height: number
  /** Number of lines of text. @default 1 */
  readonly lines?: number
}

/** Skeleton of a card. */
export const SkeletonCard = ({ height, lines = 1 }: CardProps) => (
  <div className="skeleton-card" style={{ blockSize: inText(height) }}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={`${8 + (line % 3) * 2}em`} />
    ))}
  </div>
)

/** Skeleton of the top of a device screen. */
export const UNKNOWN_HERO = (
  <Hero
    label=""
    picture={<Skeleton width={inText(48)} height={inText(48)} />}
    title={<Skeleton width="8em" />}
    meta={<Skeleton width="10em" />}
  >
    <Skeleton height={inText(72)} />
  </Hero>
)

interface Props {
  /** `true` for two columns if there is room, as in the details of a lock. @default false */
  readonly isSplit?: boolean | undefined
  /** Known top. @default a skeleton */
  readonly children?: ReactNode
}

/** Skeleton of the details of a device: top, two rows, and the latest events. */
export const DeviceSkeleton = ({ isSplit, children = UNKNOWN_HERO }: Props) => {
  const Column = isSplit ? 'div' : Fragment
  return (
    <div className={isSplit ? 'device split' : 'device'}>
      <Column>
        {children}
        <SkeletonCard height={46} />
      </Column>
      <Column>
        {!isSplit && <SkeletonCard height={46} />}
        <SkeletonCard height={174} lines={4} />
        {isSplit && <SkeletonCard height={46} />}
      </Column>
    </div>
  )
}
