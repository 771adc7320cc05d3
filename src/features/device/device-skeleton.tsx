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
  /** `true` for the recent activity, whose height depends on the room for it. @default false */
  readonly hasEvents?: boolean
}

/** Skeleton of a card. */
export const SkeletonCard = ({ height, lines = 1, hasEvents }: CardProps) => (
  <div
    className={hasEvents ? 'skeleton-card events' : 'skeleton-card'}
    style={{ blockSize: height === undefined ? undefined : inText(height) }}
  >
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={`${8 + (line % 3) * 2}em`} />
    ))}
  </div>
)

interface ThermostatPlacesProps {
  /** Number of presets. @default 4 */
  readonly presets?: number
  /** @default true */
  readonly hasFan?: boolean
}

/** Set points, title, presets, modes and plan of a thermostat. */
export const ThermostatPlaces = ({ presets = 4, hasFan = true }: ThermostatPlacesProps) => (
  <>
    <div className="point-places inline gap-x-4">
      <Skeleton height={inText(56)} />
      <Skeleton height={inText(56)} />
    </div>
    <Skeleton width="10em" height={inText(20)} />
    {presets > 0 && (
      <div className="wrap">
        {Array.from({ length: presets }, (_, place) => (
          <Skeleton key={place} width={inText(100 + (place % 2) * 8)} height={inText(36)} />
        ))}
      </div>
    )}
    <Skeleton height={inText(36)} />
    {hasFan && <Skeleton height={inText(36)} />}
    {presets > 0 && (
      <div className="plan-place">
        <Skeleton width="14em" />
      </div>
    )}
  </>
)

/** Skeleton of the top of a device screen. */
const unknownHero = (kind: DeviceKind): ReactNode => (
  <Hero
    label=""
    picture={<Skeleton width={inText(48)} height={inText(48)} />}
    title={<Skeleton width="8em" />}
    meta={<Skeleton width="10em" />}
  >
    {kind === 'lock' ? (
      <div className="latch-place">
        <Skeleton height="var(--_high)" />
      </div>
    ) : kind === 'thermostat' ? (
      <div className="thermostat-places">
        <div className="dial-place">
          <Skeleton width={inText(96)} height={inText(36)} />
        </div>
        <ThermostatPlaces />
      </div>
    ) : (
      <>
        <Skeleton height={inText(76)} />
        <Skeleton width="12em" />
        <Skeleton height={inText(31)} />
      </>
    )}
  </Hero>
)

/** Cards of a device screen below its top, and next to it. */
const CARDS: Readonly<Record<DeviceKind, readonly [readonly CardProps[], readonly CardProps[]]>> = {
  lock: [[{ height: 46 }], [{ hasEvents: true, lines: 9 }, { height: 46 }]],
  'noise-sensor': [[], [{ height: 275, lines: 6 }]],
  thermostat: [[], [{ height: 225, lines: 4 }, { height: 46 }]]
}

const SPLITS = { lock: 600, 'noise-sensor': 900, thermostat: undefined } as const

const skeletonsOf = (cards: readonly CardProps[]): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- They are always in this order.
  cards.map((card, index) => <SkeletonCard key={index} {...card} />)

interface Props {
  readonly kind: DeviceKind
  /** Known top. @default a skeleton */
  readonly children?: ReactNode
}

/** Skeleton of the details of a device, as high as those of a device whose lists are loading. */
export const DeviceSkeleton = ({ kind, children = unknownHero(kind) }: Props) => {
  const [below, side] = CARDS[kind]
  return (
    <DeviceColumns splitFrom={SPLITS[kind]} isContent={false} side={skeletonsOf(side)}>
      {children}
      {skeletonsOf(below)}
    </DeviceColumns>
  )
}
