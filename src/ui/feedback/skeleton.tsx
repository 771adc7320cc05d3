import css from './skeleton.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type SkeletonProps = {
  /** A CSS length or share. @default '100%' */
  width?: string | undefined
  /** A CSS length. @default one line of the text around it */
  height?: string | undefined
}

/** Holds the place of a text that is on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" aria-hidden style={{ inlineSize: width, blockSize: height }} />
}
