declare module 'react' {
  interface CSSProperties {
    /** Elapsed part of a period. */
    '--_elapsed'?: string
    /** Number of days or hours of a bar. */
    '--_parts'?: number
  }
}

/** Part of a bar: 0 is its start, 1 its end. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Period on a bar. */
export interface TimeSpan extends Stretch {
  /** End that is unknown or does not exist. The period fades there. */
  readonly open?: 'start' | 'end' | undefined
  /** Name of another fill than the accent color. */
  readonly shade?: string | undefined
  /** `true` for a pale period, because it belongs to something else. @default false */
  readonly isPale?: boolean | undefined
  /** Share of the height of the bar, for a period with a magnitude. @default 1 */
  readonly level?: number | undefined
  readonly title?: string | undefined
}

/** Part of a period that is moved. */
export type TimePart = 'whole' | 'start' | 'end'

/** Formats a share for CSS. */
export const percent = (share: number): string => `${share * 100}%`

/** Returns the style that places a stretch on its bar. */
export const placeOf = ({ from, to }: Stretch) => ({ insetInlineStart: percent(from), inlineSize: percent(to - from) })

/** Returns the elapsed part of a stretch, from 0 to 1. @param now Position of the present. `undefined` if unknown */
export const elapsedOf = ({ from, to }: Stretch, now: number | undefined): number =>
  now === undefined ? 0 : Math.max(0, Math.min(1, (now - from) / (to - from)))
