import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { Hero } from '../../ui/layout/hero.js'
import { inText } from '../../ui/style/in-text.js'
import { registerStyles } from '../../ui/style/styles.js'
import { DeviceColumns } from './device-columns.js'
import css from './device-frame.css'
import type { DeviceKind } from './rules/device.js'

registerStyles(css)

interface CardProps {
  /** In CSS px at a text size of 14 px. @default that of the lines */
  readonly height?: number
  /** Number of lines of text. @default 1 */
  readonly lines?: number
}

/** Skeleton of a card. */
export const SkeletonCard = ({ height, lines = 1 }: CardProps) => (
  <div className="skeleton-card" style={{ blockSize: height === undefined ? undefined : inText(height) }}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={`${8 + (line % 3) * 2}em`} />
    ))}
  </div>
)

/** Skeleton of the top of a device screen. */
const UNKNOWN_HERO = (
  <Hero
    label=""
    picture={<Skeleton width={inText(48)} height={inText(48)} />}
    title={<Skeleton width="8em" />}
    meta={<Skeleton width="10em" />}
  >
    <Skeleton height={inText(72)} />
  </Hero>
)

/** Cards of a device screen below its top, and next to it. */
const CARDS: Readonly<Record<DeviceKind, readonly [readonly CardProps[], readonly CardProps[]]>> = {
  lock: [[{ height: 46 }], [{ height: 174, lines: 4 }, { height: 46 }]],
  'noise-sensor': [[{ height: 66 }], [{ height: 275, lines: 6 }]],
  thermostat: [[{ height: 46 }], [{ height: 46 }, { height: 174, lines: 4 }]]
}

const skeletonsOf = (cards: readonly CardProps[]): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- They are always in this order.
  cards.map((card, index) => <SkeletonCard key={index} {...card} />)

interface Props {
  readonly kind: DeviceKind
  /** Known top. @default a skeleton */
  readonly children?: ReactNode
}

/** Skeleton of the details of a device, as high as those of a device whose lists are loading. */
export const DeviceSkeleton = ({ kind, children = UNKNOWN_HERO }: Props) => {
  const [below, side] = CARDS[kind]
  return (
    <DeviceColumns isSplit={kind !== 'thermostat'} isContent={false} side={skeletonsOf(side)}>
      {children}
      {skeletonsOf(below)}
    </DeviceColumns>
  )
}
